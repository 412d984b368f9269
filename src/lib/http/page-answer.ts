import 'server-only'

/** A plain HTML form expects a page, not JSON. */
export const wantsPage = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/html') ?? false

/** Relative, so that it works behind any proxy; 303 turns the POST into a GET. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } })
