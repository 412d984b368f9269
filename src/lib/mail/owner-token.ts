import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from '../env'

/** Rows whose mailbox owner decides about them by the link in a message. */
type Owned = 'venue-request' | 'mailing-recipient'

/** 128 bits. */
const SIGNATURE_LENGTH = 22

const sign = (owned: Owned, id: string) =>
  createHmac('sha256', payloadSecret())
    .update(`${owned}|${id}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH)

/**
 * Signs a token for the link in a message: whoever has it can read that mailbox. Nothing is stored
 * for it.
 */
export function issueOwnerToken(owned: Owned, rowId: number): string {
  const id = rowId.toString(36)
  return `${id}.${sign(owned, id)}`
}

/** Returns the row a token is for; null when we did not issue it. */
export function readOwnerToken(owned: Owned, token: string): number | null {
  const [, id, signature] = /^([a-z0-9]{1,6})\.([\w-]{22})$/.exec(token) ?? []
  if (!id || !signature) return null
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(owned, id)))
  return isOurs ? Number.parseInt(id, 36) : null
}
