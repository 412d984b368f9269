/**
 * The visitor's address for rate limits and the audit log. The web server (src/runtime/web.ts)
 * writes the header itself unless a trusted proxy does, so a visitor cannot choose it.
 */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown'
}
