import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from './env'

const LENGTH = 20

/**
 * What the first set-up asks for when it does not come from this machine: whoever has it has seen
 * what the start of the portal printed. The same in every process that shares the secret.
 */
export const setupCode = (): string =>
  createHmac('sha256', payloadSecret()).update('setup code').digest('hex').slice(0, LENGTH)

export function isSetupCode(code: string): boolean {
  const [given, expected] = [Buffer.from(code.trim()), Buffer.from(setupCode())]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
