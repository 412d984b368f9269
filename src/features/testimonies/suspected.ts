import type { SuspectedRow } from '@/lib/suspicion/list'
import type { TestimonyInput } from './schema'

/** A testimony that is kept apart until staff have decided about it. */
export type SuspectedTestimony = SuspectedRow & TestimonyInput
