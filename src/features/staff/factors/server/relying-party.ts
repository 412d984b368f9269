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

/** Null unless PUBLIC_URL is set. */
const configuredParty = () => (publicUrl() ? partyAt(publicUrl()) : null)

/**
 * From PUBLIC_URL, or without it from the request's origin, which the routes' guard has compared
 * with the requested host.
 * @throws AppError `passkey.elsewhere`
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

/** The host for requests that only read and carry no origin: passkeys of this host can be used. */
export const rpIdOf = (headers: Headers): string =>
  configuredParty()?.rpId ?? partyAt(`http://${headers.get('host')}`).rpId
