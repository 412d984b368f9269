import 'server-only'
import Negotiator from 'negotiator'

/** True when the sender prefers a page to JSON, as a plain HTML form does. */
export function wantsPage({ headers }: Request): boolean {
  const accept = headers.get('accept') ?? undefined
  const kinds = ['application/json', 'text/html']
  return new Negotiator({ headers: { accept } }).mediaType(kinds) === 'text/html'
}

/**
 * Redirects to a relative address, which works behind any proxy. Status 303 makes the browser
 * follow with a GET.
 */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } })
