/** Calls the portal's API over HTTP, signed in as the super admin of a new product. */
export type PortalClient = {
  get(path: string): Promise<Response>
  post<T>(path: string, body: unknown): Promise<T>
  put(path: string, body: unknown): Promise<void>
  /** Sends `body` as JSON. Throws an Error unless the response is successful. */
  send(method: string, path: string, body: unknown): Promise<Response>
  /** Returns a client with the same session for the address of another web process. */
  elsewhere(address: string): PortalClient
}

export const FIRST_SUPER_ADMIN = {
  name: 'Tess Ter',
  email: 'tess@example.org',
  password: 'correct horse 9',
}

export async function setUpPortal(address: string): Promise<PortalClient> {
  await sendJson(`${address}/api/admin/setup`, FIRST_SUPER_ADMIN)
  return signIn(address)
}

export async function signIn(address: string): Promise<PortalClient> {
  const login = await sendJson(`${address}/api/admin/login`, FIRST_SUPER_ADMIN)
  const [session = ''] = login.headers.getSetCookie()
  return portalAt(address, session.split(';')[0] ?? '')
}

const portalAt = (address: string, cookie: string): PortalClient => ({
  get: (path) => fetch(address + path, { headers: { cookie } }),
  post: async (path, body) => (await sendJson(address + path, body, { cookie })).json(),
  put: async (path, body) => void (await sendJson(address + path, body, { cookie }, 'PUT')),
  send: (method, path, body) => sendJson(address + path, body, { cookie }, method),
  elsewhere: (other) => portalAt(other, cookie),
})

async function sendJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response
}
