import 'server-only'
import { publicUrl, trustedProxyNetworks } from '../env'

/**
 * True when the visitor uses https. If there is an `Origin` header, it decides, because a portal
 * with a PUBLIC_URL may also be used over plain http.
 */
export function isOverHttps(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin && URL.canParse(origin)) return new URL(origin).protocol === 'https:'
  const forwarded = (name: string) =>
    trustedProxyNetworks() !== ''
      ? headers.get(`x-forwarded-${name}`)?.split(',')[0]?.trim()
      : undefined
  if (forwarded('proto') === 'https') return true
  if (!publicUrl().startsWith('https:')) return false
  return [headers.get('host'), forwarded('host')].includes(new URL(publicUrl()).host)
}
