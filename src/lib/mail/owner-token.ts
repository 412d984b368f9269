import 'server-only'
import { isSigned, sign } from '../signature'

/** Kinds of rows about which the owner of a mailbox decides by the link in a message. */
type Owned = 'venue-request' | 'mailing-recipient' | 'place-offer'

/** 128 bits. */
const SIGNATURE_LENGTH = 22

/**
 * Signs a token for the link in a message: a person who has it can read that mailbox. Nothing is
 * stored for it.
 */
export function issueOwnerToken(owned: Owned, rowId: number): string {
  const id = rowId.toString(36)
  return `${id}.${sign(`${owned}|${id}`, SIGNATURE_LENGTH)}`
}

/** Returns the row a token is for; null when we did not issue it. */
export function readOwnerToken(owned: Owned, token: string): number | null {
  const [, id, signature] = /^([a-z0-9]{1,6})\.([\w-]{22})$/.exec(token) ?? []
  if (!id || !signature) return null
  return isSigned(`${owned}|${id}`, signature, SIGNATURE_LENGTH) ? Number.parseInt(id, 36) : null
}
