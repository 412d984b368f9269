/** The portal's API over HTTP, as the superadmin of a new product. */
export type Portal = {
  get(path: string): Promise<Response>
  post<T>(path: string, body: unknown): Promise<T>
  /** The same session at another address. */
  elsewhere(address: string): Portal
}

const ACCOUNT = { name: 'Tess Ter', email: 'tess@example.org', password: 'correct horse 9' }

export async function setUpPortal(address: string): Promise<Portal> {
  await postJson(`${address}/api/admin/setup`, ACCOUNT)
  return signIn(address)
}

/** As the superadmin that `setUpPortal` has made. */
export async function signIn(address: string): Promise<Portal> {
  const login = await postJson(`${address}/api/admin/login`, ACCOUNT)
  const [session = ''] = login.headers.getSetCookie()
  return portalAt(address, session.split(';')[0] ?? '')
}

const portalAt = (address: string, cookie: string): Portal => ({
  get: (path) => fetch(address + path, { headers: { cookie } }),
  post: async (path, body) => (await postJson(address + path, body, { cookie })).json(),
  elsewhere: (other) => portalAt(other, cookie),
})

async function postJson(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response
}
