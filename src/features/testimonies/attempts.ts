import { findAttemptOf, keepAttemptOf } from '@/lib/kept-attempts'
import type { TestimonyInput } from './schema'

/** No form can have a slug with a stroke in it. */
const SUBJECT = '/testimony'

/** What a visitor without script had typed, and what was wrong with it. */
export interface TestimonyAttempt {
  values: Partial<TestimonyInput>
  /** Message by field name. */
  errors: Partial<Record<keyof TestimonyInput, string>>
  /** The sentence for the whole form. */
  message: string
}

export const keepTestimonyAttempt = (attempt: TestimonyAttempt): Promise<string> =>
  keepAttemptOf(SUBJECT, attempt)

export const findTestimonyAttempt = (token: string): Promise<TestimonyAttempt | null> =>
  findAttemptOf<TestimonyAttempt>(SUBJECT, token)
