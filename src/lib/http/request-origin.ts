import 'server-only'
import { publicUrl, trustProxy } from '../env'

/** Where the site is reached: PUBLIC_URL, else the host this request asked for. */
export function requestOrigin(request: Request): string {
  if (publicUrl()) return publicUrl()
  const { headers } = request
  const forwarded = (name: string) => (trustProxy() ? headers.get(`x-forwarded-${name}`) : null)
  const host = forwarded('host') ?? headers.get('host') ?? new URL(request.url).host
  const protocol = forwarded('proto') === 'https' ? 'https' : 'http'
  // A host that is none would end up in the files we answer.
  return /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : new URL(request.url).origin
}
