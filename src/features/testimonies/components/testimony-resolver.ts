import { zodResolver } from '@hookform/resolvers/zod'
import { testimonySchema } from '../schema'

export const resolveTestimony = zodResolver(testimonySchema)
