import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { payloadSecret } from '../env'
import { AppError } from '../errors'

/**
 * For what the process asks of itself over its own address; nobody else knows the secret.
 * @throws AppError 401
 */
export function refuseOthers({ headers }: Request): void {
  const given = Buffer.from(headers.get('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${payloadSecret()}`)
  const isOurselves = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isOurselves) throw new AppError('auth.required')
}
