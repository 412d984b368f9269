import 'server-only'
import { findAttemptOf, storeAttempt } from '@/lib/http/kept-attempts'
import type { TestimonyAttempt } from '../schema'

/**
 * The subject under which refused forms are stored. It contains a slash, so it cannot be the slug
 * of a registration form.
 */
const SUBJECT = '/testimony'

/** Stores a refused form, so that a page can show it again. Returns the token for its address. */
export const keepTestimonyAttempt = (
  attempt: TestimonyAttempt,
  request: Request,
): Promise<string> => storeAttempt(SUBJECT, attempt, request)

/** Returns a refused form; null when it does not exist or has expired. */
export const findTestimonyAttempt = (token: string): Promise<TestimonyAttempt | null> =>
  findAttemptOf<TestimonyAttempt>(SUBJECT, token)
