import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLoopbackPort } from '@/runtime/ports'
import { waitUntil } from '../support/condition'
import { tokenIn } from '../support/form-token'
import { type Parts, prepareParts } from '../support/parts'
import { type Portal, setUpPortal } from '../support/portal'
import { createForm, type FormIds } from '../support/portal-forms'
import { commandLineOf, type Run, runStart } from '../support/product'

const START_MS = 120_000
const SLUG = 'retreat'
const AT_ONCE = 60

let parts: Parts
let second: Run
let addresses: string[]
let portal: Portal
let form: FormIds

beforeAll(async () => {
  parts = await prepareParts()
  await parts.start('web')
  const port = await findLoopbackPort()
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = parts
  const shared = { NODE_ENV: 'production', WORKER: 'off', DATA_DIR, DATABASE_URL }
  second = runStart({ ...shared, PORT: port }, commandLineOf('web'))
  addresses = [parts.address, `http://127.0.0.1:${port}`]
  const isUp = async () =>
    (await fetch(`${addresses[1]}/api/health`).catch(() => null))?.ok ?? false
  await waitUntil('a second web process answers', isUp, START_MS)
  portal = await setUpPortal(parts.address)
  form = await createForm(portal, SLUG)
})
afterAll(async () => {
  second?.child.kill('SIGTERM')
  await second?.ended
  await parts?.close()
})

const open = (at: string, headers: Record<string, string> = {}) =>
  fetch(`${at}/forms/${SLUG}`, { headers })

const register = (at: string, key: string) =>
  fetch(`${at}/api/forms/${SLUG}/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ data: { [form.name]: 'Ana' } }),
  })

it.each(['identity', 'gzip', 'br'])('everybody gets the same page: %s', async (encoding) => {
  const pages = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const reply = await open(parts.address, { 'accept-encoding': encoding })
      expect(reply.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(reply.headers.get('content-security-policy')).toContain("'sha256-")
      expect(reply.headers.has('etag')).toBe(false)
      return reply.text()
    }),
  )
  const tokens = pages.map((html) => tokenIn(html))
  expect(tokens.every((token) => /^\w{8}\.[\w-]{22}$/.test(token ?? ''))).toBe(true)
  expect(pages.join()).not.toContain('idempotencyKey')
  // The pages were requested within a second or two, so some share a token.
  expect(new Set(tokens).size).toBeLessThan(AT_ONCE)
})

it('an editor’s preview is no kept page', async () => {
  const reply = await open(parts.address, { cookie: '__prerender_bypass=x' })
  expect(reply.headers.get('content-security-policy')).toContain("'nonce-")
})

it('a change is seen at the other process, and a closed form takes nothing there', async () => {
  const [here = '', there = ''] = addresses
  for (const at of addresses) expect((await register(at, `first at ${at}`)).status).toBe(201)
  await portal.put(`/api/admin/forms/${form.id}`, { name: 'Another name' })
  for (const at of addresses) {
    await waitUntil('its new name', async () =>
      (await (await open(at)).text()).includes('Another name'),
    )
  }
  await portal.put(`/api/admin/forms/${form.id}`, { isActive: false })
  // Refused whether or not this process has received the notice.
  expect((await register(there, 'too late')).status).toBe(404)
  expect((await register(here, 'too late')).status).toBe(404)
  for (const at of addresses) await waitUntil('closed', async () => (await open(at)).status === 404)
  await portal.put(`/api/admin/forms/${form.id}`, { isActive: true })
  expect((await register(there, 'in time')).status).toBe(201)
  for (const at of addresses) await waitUntil('open', async () => (await open(at)).status === 200)
})
