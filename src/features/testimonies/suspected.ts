import type { SuspectedRow } from '@/lib/suspicion/list'
import type { TestimonyInput } from './schema'

/** A testimony that is kept apart until somebody of the staff has looked at it. */
export type SuspectedTestimony = SuspectedRow & TestimonyInput
