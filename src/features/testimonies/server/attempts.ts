import 'server-only'
import { findAttemptOf, storeAttempt } from '@/lib/http/kept-attempts'
import type { TestimonyAttempt } from '../schema'

/** The slash makes this different from the slug of any registration form. */
const SUBJECT = '/testimony'

/** Stores a refused testimony; returns the token with which the page's address finds it again. */
export const keepTestimonyAttempt = (
  attempt: TestimonyAttempt,
  request: Request,
): Promise<string> => storeAttempt(SUBJECT, attempt, request)

/** Null when the attempt does not exist or has expired. */
export const findTestimonyAttempt = (token: string): Promise<TestimonyAttempt | null> =>
  findAttemptOf<TestimonyAttempt>(SUBJECT, token)
