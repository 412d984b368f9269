import 'server-only'
import { findAttemptOf, keepAttemptOf } from '@/lib/http/kept-attempts'
import type { TestimonyAttempt } from '../schema'

/**
 * The subject under which attempts are stored. It cannot be the slug of a form: a slug has no
 * slash.
 */
const SUBJECT = '/testimony'

export const keepTestimonyAttempt = (
  attempt: TestimonyAttempt,
  request: Request,
): Promise<string> => keepAttemptOf(SUBJECT, attempt, request)

export const findTestimonyAttempt = (token: string): Promise<TestimonyAttempt | null> =>
  findAttemptOf<TestimonyAttempt>(SUBJECT, token)
