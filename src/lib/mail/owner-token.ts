import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from '../env'

/** What the owner of a mailbox decides about by the link of a message. */
type Owned = 'venue-request' | 'mailing-recipient'

/** 128 bits. */
const SIGNATURE_LENGTH = 22

const sign = (owned: Owned, id: string) =>
  createHmac('sha256', payloadSecret())
    .update(`${owned}|${id}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH)

/** In the link of a message: whoever has it reads that mailbox. Nothing is stored for it. */
export function issueOwnerToken(owned: Owned, rowId: number): string {
  const id = rowId.toString(36)
  return `${id}.${sign(owned, id)}`
}

/** The row it is for; null when it is none of ours. */
export function readOwnerToken(owned: Owned, token: string): number | null {
  const [, id, signature] = /^([a-z0-9]{1,6})\.([\w-]{22})$/.exec(token) ?? []
  if (!id || !signature) return null
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(owned, id)))
  return isOurs ? Number.parseInt(id, 36) : null
}
