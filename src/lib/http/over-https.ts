import 'server-only'
import { publicUrl, trustProxy } from '../env'

/**
 * True when the browser talks https, to us or to the proxy before us. Its own word comes first: the
 * same portal may be open by PUBLIC_URL and, in plain http, by an address of the local network.
 */
export function isOverHttps(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin && URL.canParse(origin)) return new URL(origin).protocol === 'https:'
  const forwarded = (name: string) =>
    trustProxy() ? headers.get(`x-forwarded-${name}`)?.split(',')[0]?.trim() : undefined
  if (forwarded('proto') === 'https') return true
  if (!publicUrl().startsWith('https:')) return false
  return [headers.get('host'), forwarded('host')].includes(new URL(publicUrl()).host)
}
