import 'server-only'
/** A browser that posts a form by itself wants a page, not JSON. */
export const wantsPage = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/html') ?? false

/** Relative, so that it holds behind any proxy; 303 turns the POST into a GET. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } })
