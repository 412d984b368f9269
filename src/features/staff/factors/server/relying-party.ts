import 'server-only'
import { publicUrl } from '@/lib/env'
import { AppError } from '@/lib/errors'

/** Where passkeys work: a browser signs for this host, at this address. */
export interface RelyingParty {
  rpId: string
  origin: string
}

const partyAt = (address: string): RelyingParty => {
  const { origin, hostname } = new URL(address)
  return { rpId: hostname, origin }
}

/** Null until PUBLIC_URL names the portal's address. */
const configuredParty = () => (publicUrl() ? partyAt(publicUrl()) : null)

/**
 * The address in PUBLIC_URL, or without one the address the browser is at: the guard of the routes
 * has seen that it is the host that was asked.
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

/** Of a request that only reads, which carries no origin: whose passkeys can be of use here. */
export const rpIdOf = (headers: Headers): string =>
  configuredParty()?.rpId ?? partyAt(`http://${headers.get('host')}`).rpId
