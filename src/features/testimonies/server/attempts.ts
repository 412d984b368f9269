import 'server-only'
import { findAttemptOf, keepAttemptOf } from '@/lib/http/kept-attempts'
import type { TestimonyAttempt } from '../schema'

/** No form can have a slug with a stroke in it. */
const SUBJECT = '/testimony'

export const keepTestimonyAttempt = (attempt: TestimonyAttempt): Promise<string> =>
  keepAttemptOf(SUBJECT, attempt)

export const findTestimonyAttempt = (token: string): Promise<TestimonyAttempt | null> =>
  findAttemptOf<TestimonyAttempt>(SUBJECT, token)
