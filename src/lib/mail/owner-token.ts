import 'server-only'
import { isSigned, sign } from '../signature'

/** Rows that the owner of a mailbox can change through a link in a message. */
type Owned = 'venue-request' | 'mailing-recipient' | 'place-offer'

const SIGNATURE_LENGTH = 22

/** Makes a token for a link that may change this row. The token is not stored. */
export function issueOwnerToken(owned: Owned, rowId: number): string {
  const id = rowId.toString(36)
  return `${id}.${sign(`${owned}|${id}`, SIGNATURE_LENGTH)}`
}

/** Returns the row's id, or null when the product did not issue the token. */
export function readOwnerToken(owned: Owned, token: string): number | null {
  const [, id, signature] = /^([a-z0-9]{1,6})\.([\w-]{22})$/.exec(token) ?? []
  if (!id || !signature) return null
  return isSigned(`${owned}|${id}`, signature, SIGNATURE_LENGTH) ? Number.parseInt(id, 36) : null
}
