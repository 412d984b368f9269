import 'server-only'
import { isSigned, sign } from '../signature'

/** Kinds of rows that the owner of a mailbox can change through a link in a message. */
type Owned = 'venue-request' | 'mailing-recipient' | 'place-offer'

/** In base64url characters: 132 bits. */
const SIGNATURE_LENGTH = 22

/**
 * Signs a token for the link in a message. Anybody who has the token may do what the owner of the
 * mailbox may do. It is not stored.
 */
export function issueOwnerToken(owned: Owned, rowId: number): string {
  const id = rowId.toString(36)
  return `${id}.${sign(`${owned}|${id}`, SIGNATURE_LENGTH)}`
}

/** Returns the id of the row that a token was issued for; null when we did not issue it. */
export function readOwnerToken(owned: Owned, token: string): number | null {
  const [, id, signature] = /^([a-z0-9]{1,6})\.([\w-]{22})$/.exec(token) ?? []
  if (!id || !signature) return null
  return isSigned(`${owned}|${id}`, signature, SIGNATURE_LENGTH) ? Number.parseInt(id, 36) : null
}
