import 'server-only'
import Negotiator from 'negotiator'

/** True when the sender prefers a page to JSON, as a plain HTML form does. */
export function wantsPage({ headers }: Request): boolean {
  const accept = headers.get('accept') ?? undefined
  const kinds = ['application/json', 'text/html']
  return new Negotiator({ headers: { accept } }).mediaType(kinds) === 'text/html'
}

/**
 * Returns a redirect with a relative address, so that it works behind any proxy. The status 303
 * makes the browser follow a POST with a GET.
 */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } })
