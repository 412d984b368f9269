import 'server-only'
import { randomBytes } from 'node:crypto'
import { hostCookie } from '@/lib/http/host-cookie'
import { acceptedSignatures, isSigned, SIGNATURE_LENGTH, sign } from '@/lib/signature'

const deviceCookie = hostCookie('portal-device')
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000
const ID_BYTES = 16
const TAG_LENGTH = 22
/** How many accounts one browser remembers. Those that signed in longest ago are dropped. */
const MAX_ACCOUNTS = 8

const textOf = (text: string) => `known device ${text}`

export const accountTag = (email: string): string => sign(textOf(`of ${email}`), TAG_LENGTH)

interface Device {
  id: string
  accounts: string[]
}

function read(headers: Headers): Device | null {
  const [id = '', tags = '', signature = ''] = (deviceCookie.read(headers) ?? '').split('.')
  if (!isSigned(textOf(`${id}.${tags}`), signature, SIGNATURE_LENGTH)) return null
  return { id, accounts: tags.split('~') }
}

export function findKnownDevice(headers: Headers, email: string): string | null {
  const device = read(headers)
  const tags = acceptedSignatures(textOf(`of ${email}`), TAG_LENGTH)
  return tags.some((tag) => device?.accounts.includes(tag)) ? (device?.id ?? null) : null
}

/** Returns the `Set-Cookie` line by which `findKnownDevice` recognises this browser. */
export function knownDeviceCookie(headers: Headers, email: string): string {
  const known = read(headers)
  const id = known?.id ?? randomBytes(ID_BYTES).toString('base64url')
  const tags = [...new Set([accountTag(email), ...(known?.accounts ?? [])])]
  const signed = `${id}.${tags.slice(0, MAX_ACCOUNTS).join('~')}`
  const expires = new Date(Date.now() + LIFETIME_MS)
  return deviceCookie.set(`${signed}.${sign(textOf(signed), SIGNATURE_LENGTH)}`, headers, {
    expires,
  })
}
