import { firstMessages } from '@/lib/notices/first-messages'
import { type TestimonyInput, testimonySchema } from '../schema'

export type TestimonyErrors = Partial<Record<keyof TestimonyInput, string>>

/** Spec §5. */
export const findTestimonyErrors = (values: TestimonyInput): TestimonyErrors =>
  firstMessages(testimonySchema.safeParse(values).error)
