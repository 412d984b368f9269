import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { TestimonyInput } from './schema'

export const sendTestimony = (input: TestimonyInput): Promise<{ id: number }> =>
  request(paths.api.testimonies, { method: 'POST', body: input })
