import 'server-only'
import { publicUrl } from '@/lib/env'
import { AppError } from '@/lib/errors'

/** The host and origin that passkeys are bound to (WebAuthn relying party). */
export interface RelyingParty {
  rpId: string
  origin: string
}

const partyAt = (address: string): RelyingParty => {
  const { origin, hostname } = new URL(address)
  return { rpId: hostname, origin }
}

/** The host and origin of PUBLIC_URL; null when it is not set. */
const configuredParty = () => (publicUrl() ? partyAt(publicUrl()) : null)

/**
 * Returns the host and origin of PUBLIC_URL or, when it is not set, those of the request.
 * @throws AppError `passkey.elsewhere` when the request has another origin than PUBLIC_URL
 */
export function relyingParty(headers: Headers): RelyingParty {
  const origin = headers.get('origin') ?? `http://${headers.get('host')}`
  const configured = configuredParty()
  if (!configured) return partyAt(origin)
  if (origin === configured.origin) return configured
  throw new AppError('passkey.elsewhere', {
    message: `Passkeys work at ${configured.origin} only. Open the portal there, or use another way to sign in.`,
  })
}

/**
 * Returns the host whose passkeys can be used. Works without an `origin` header too, which requests
 * that only read do not send.
 */
export const relyingPartyId = (headers: Headers): string =>
  configuredParty()?.rpId ?? partyAt(`http://${headers.get('host')}`).rpId
