import 'server-only'
import { findAttemptOf, storeAttempt } from '@/lib/http/kept-attempts'
import type { TestimonyAttempt } from '../schema'

/** Begins with a slash, so that it differs from the slug of every registration form. */
const SUBJECT = '/testimony'

/** Stores a refused testimony. Returns the token for the URL of the page that shows it again. */
export const keepTestimonyAttempt = (
  attempt: TestimonyAttempt,
  request: Request,
): Promise<string> => storeAttempt(SUBJECT, attempt, request)

/** Returns null when there is no such attempt, or it has expired. */
export const findTestimonyAttempt = (token: string): Promise<TestimonyAttempt | null> =>
  findAttemptOf<TestimonyAttempt>(SUBJECT, token)
