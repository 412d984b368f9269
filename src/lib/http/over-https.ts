import 'server-only'
import { publicUrl, trustProxy } from '../env'

/**
 * True when the browser uses https, to us or to the proxy in front of us. The `Origin` header
 * decides where there is one, because the same portal may be used both at PUBLIC_URL and over plain
 * http in the local network.
 */
export function isOverHttps(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin && URL.canParse(origin)) return new URL(origin).protocol === 'https:'
  const forwarded = (name: string) =>
    trustProxy() !== '' ? headers.get(`x-forwarded-${name}`)?.split(',')[0]?.trim() : undefined
  if (forwarded('proto') === 'https') return true
  if (!publicUrl().startsWith('https:')) return false
  return [headers.get('host'), forwarded('host')].includes(new URL(publicUrl()).host)
}
