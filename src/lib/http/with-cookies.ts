import 'server-only'

/** A JSON answer that sets cookies: nothing on the way may keep it. */
export function withCookies(body: object, cookies: string[]): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return Response.json(body, { headers })
}
