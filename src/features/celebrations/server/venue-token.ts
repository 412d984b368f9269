import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from '@/lib/env'

/** 128 bits. */
const SIGNATURE_LENGTH = 22

const sign = (id: string) =>
  createHmac('sha256', payloadSecret())
    .update(`venue-request|${id}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH)

/** In the link of a message: whoever has it reads that mailbox. Nothing is stored for it. */
export function issueVenueToken(requestId: number): string {
  const id = requestId.toString(36)
  return `${id}.${sign(id)}`
}

/** The request it is for; null when it is none of ours. */
export function readVenueToken(token: string): number | null {
  const [, id, signature] = /^([a-z0-9]{1,6})\.([\w-]{22})$/.exec(token) ?? []
  if (!id || !signature) return null
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id)))
  return isOurs ? Number.parseInt(id, 36) : null
}
