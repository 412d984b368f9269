import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from './env'

const LENGTH = 20

/**
 * Returns the code for the first setup. It is derived from PAYLOAD_SECRET, so that it is the same
 * in all processes.
 */
export const setupCode = (): string =>
  createHmac('sha256', payloadSecret()).update('setup code').digest('hex').slice(0, LENGTH)

export function isSetupCode(code: string): boolean {
  const [given, expected] = [Buffer.from(code.trim()), Buffer.from(setupCode())]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
