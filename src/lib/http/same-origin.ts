import 'server-only'
import { publicUrl, trustedProxyNetworks } from '../env'
import { AppError } from '../errors'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

function ownHosts(headers: Headers): string[] {
  const forwarded = trustedProxyNetworks() !== '' ? headers.get('x-forwarded-host') : null
  const configured = publicUrl() ? new URL(publicUrl()).host : null
  return [headers.get('host'), forwarded, configured].filter((host) => host !== null)
}

function originHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

/**
 * Refuses changes that another site made the browser send. Requests without `Origin` come from
 * programs, which do not have a visitor's cookies. Throws `request.cross_site`.
 */
export function refuseCrossSite(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const foreign = origin !== null && !ownHosts(request.headers).includes(originHost(origin) ?? '')
  if (foreign || site === 'cross-site') throw new AppError('request.cross_site')
}
