import 'server-only'
import { findAttemptOf, storeAttempt } from '@/lib/http/kept-attempts'
import type { TestimonyAttempt } from '../schema'

/** Begins with a slash, so that it differs from the slug of every registration form. */
const SUBJECT = '/testimony'

export const storeTestimonyAttempt = (
  attempt: TestimonyAttempt,
  request: Request,
): Promise<string> => storeAttempt(SUBJECT, attempt, request)

export const findTestimonyAttempt = (token: string): Promise<TestimonyAttempt | null> =>
  findAttemptOf<TestimonyAttempt>(SUBJECT, token)
