import 'server-only'
import { paths } from '../paths'
import { isSigned, sign } from '../signature'

/** The length of a signature. These 48 bits are enough, because every guess costs a request. */
const SEAL_CHARACTERS = 8

const textOf = (name: string, time: string) => `picture\0${name}\0${time}`

/**
 * Returns a signed version for the picture's URL. Without a signature, made-up URLs could keep the
 * server busy with resizing.
 */
export function pictureVersion(name: string, updatedAt: string): string {
  const time = Date.parse(updatedAt).toString(36)
  return `${time}.${sign(textOf(name, time), SEAL_CHARACTERS)}`
}

const VERSION = /^([0-9a-z]{1,12})\.([\w-]{8})$/

export function isSignedPictureAddress(address: string): boolean {
  const base = 'http://here.invalid'
  if (!address.startsWith('/') || !URL.canParse(address, base)) return false
  const { pathname, searchParams } = new URL(address, base)
  const version = searchParams.get('v') ?? ''
  const [, time, given] = VERSION.exec(version) ?? []
  if (!time || !given) return false
  let name: string
  try {
    name = decodeURIComponent(pathname.split('/').at(-1) ?? '')
  } catch {
    return false
  }
  if (address !== paths.media(name, version)) return false
  return isSigned(textOf(name, time), given, SEAL_CHARACTERS)
}
