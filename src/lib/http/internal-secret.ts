import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { payloadSecret } from '../env'
import { AppError } from '../errors'

/** Accepts only requests that the web process sends to itself. @throws AppError 401 */
export function requireInternalSecret({ headers }: Request): void {
  const given = Buffer.from(headers.get('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${payloadSecret()}`)
  const isKnown = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isKnown) throw new AppError('auth.required')
}
