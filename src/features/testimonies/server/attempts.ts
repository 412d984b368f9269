import 'server-only'
import { findAttemptOf, storeAttempt } from '@/lib/http/kept-attempts'
import type { TestimonyAttempt } from '../schema'

/** The slash keeps it apart from the slugs of registration forms. */
const SUBJECT = '/testimony'

/** Returns the token for the page's address. */
export const keepTestimonyAttempt = (
  attempt: TestimonyAttempt,
  request: Request,
): Promise<string> => storeAttempt(SUBJECT, attempt, request)

/** Null when it does not exist or has expired. */
export const findTestimonyAttempt = (token: string): Promise<TestimonyAttempt | null> =>
  findAttemptOf<TestimonyAttempt>(SUBJECT, token)
