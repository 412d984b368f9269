import 'server-only'
import { publicUrl } from '@/lib/env'
import { AppError } from '@/lib/errors'

export interface RelyingParty {
  rpId: string
  origin: string
}

const partyAt = (address: string): RelyingParty => {
  const { origin, hostname } = new URL(address)
  return { rpId: hostname, origin }
}

const configuredParty = () => (publicUrl() ? partyAt(publicUrl()) : null)

/**
 * Returns the site of PUBLIC_URL, or the site of the request when PUBLIC_URL is not set. Throws
 * `passkey.elsewhere` when the two differ in origin.
 */
export function getRelyingParty(headers: Headers): RelyingParty {
  const origin = headers.get('origin') ?? `http://${headers.get('host')}`
  const configured = configuredParty()
  if (!configured) return partyAt(origin)
  if (origin === configured.origin) return configured
  throw new AppError('passkey.elsewhere', {
    message: `Passkeys work at ${configured.origin} only. Open the portal there, or use another way to sign in.`,
  })
}

/**
 * Returns the host name to which passkeys are bound. Does not use the `origin` header, because
 * requests that only read have none.
 */
export const getRelyingPartyId = (headers: Headers): string =>
  configuredParty()?.rpId ?? partyAt(`http://${headers.get('host')}`).rpId
