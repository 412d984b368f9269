import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Testimonial, TestimonyInput } from '@/features/testimonies/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

const ADDRESS = paths.api.testimonies
const PANEL = '/api/cms/testimonies'
const PLACE = 'A place of this test'
const TOLD = {
  name: 'Ana Cruz',
  email: 'ana@example.ph',
  location: PLACE,
  testimony: 'We sang until the lamps were out, and nobody wanted to be the first to go home.',
} satisfies TestimonyInput

afterAll(async () => {
  await (await pool()).query('delete from testimonies where location = $1', [PLACE])
  await removeCreatedRows()
})

async function send(change: Partial<TestimonyInput> = {}): Promise<number> {
  const { status, body } = await newVisitor().post<{ id: number }>(ADDRESS, { ...TOLD, ...change })
  expect(status).toBe(201)
  return body.id
}

const edit = (editor: Client, id: number, change: object) =>
  editor.send(`${PANEL}/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })

async function shown(): Promise<Testimonial[]> {
  const { status, body } = await newVisitor().get<Testimonial[]>(ADDRESS)
  expect(status).toBe(200)
  return body.filter(({ location }) => location === PLACE)
}

it('arrives pending, and nobody but an editor can read it', async () => {
  const id = await send({ name: '  Ana Cruz  ' })
  expect(await shown()).toEqual([])
  const editor = await staffClient('event_coordinator')
  const { body } = await editor.get(`${PANEL}/${id}`)
  expect(body).toMatchObject({ ...TOLD, status: 'pending', consent: true })
  const keeper = await staffClient('store_manager')
  for (const [stranger, status] of [
    [newVisitor(), 401],
    [keeper, 403],
  ] as const) {
    expect((await stranger.get(`${PANEL}/${id}`)).status).toBe(status)
    expect((await edit(stranger, id, { status: 'published' })).status).toBe(status)
  }
})

it('is public once published, without name and address', async () => {
  const editor = await staffClient('event_coordinator')
  const [first, second, declined] = [await send(), await send(), await send()]
  await edit(editor, second, { status: 'published', quote: 'We sang until the lamps were out.' })
  await edit(editor, first, { status: 'published' })
  await edit(editor, declined, { status: 'declined' })
  expect(await shown()).toEqual([
    { id: first, quote: TOLD.testimony, location: PLACE },
    { id: second, quote: 'We sang until the lamps were out.', location: PLACE },
  ])
  const { bytes } = await newVisitor().get(ADDRESS)
  expect(bytes.toString()).not.toMatch(/@|Ana Cruz/)

  await edit(editor, first, { status: 'declined' })
  await edit(editor, second, { consent: false })
  expect(await shown()).toEqual([])
})

it('is shown the way its author chose', async () => {
  const editor = await staffClient('event_coordinator')
  const ids = [await send({ shownAs: 'name' }), await send({ shownAs: 'nothing' })]
  const { body } = await editor.get<{ consent: boolean }>(`${PANEL}/${ids[1]}`)
  expect(body).toMatchObject({ consent: false, shownAs: 'nothing' })
  for (const id of ids) await edit(editor, id, { status: 'published' })
  expect(await shown()).toEqual([
    { id: ids[0], quote: TOLD.testimony, location: PLACE, name: 'Ana Cruz' },
  ])
  await edit(editor, ids[0] ?? 0, { shownAs: 'place' })
  expect(await shown()).toEqual([{ id: ids[0], quote: TOLD.testimony, location: PLACE }])
  for (const id of ids) await edit(editor, id, { status: 'declined' })
  const odd = await newVisitor().post(ADDRESS, { ...TOLD, shownAs: 'everywhere' })
  expect(odd.status).toBe(400)
})

it('is cut at a word when its editor wrote no quote', async () => {
  const id = await send({ testimony: 'lantern '.repeat(100) })
  await edit(await staffClient('event_coordinator'), id, { status: 'published' })
  const [{ quote } = { quote: '' }] = await shown()
  expect(quote.length).toBeLessThanOrEqual(281)
  expect(quote).toMatch(/ lantern…$/)
  await edit(await staffClient('event_coordinator'), id, { status: 'declined' })
})

describe('is refused', () => {
  it.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', '   A   ', 'Name must be at least 2 characters'],
    ['email', 'ana at example', 'Invalid email address'],
    ['location', 'X', 'Location must be at least 2 characters'],
    ['testimony', 'x'.repeat(49), 'Testimony must be at least 50 characters'],
    ['testimony', 'x'.repeat(5001), 'Please keep this under 5000 characters'],
  ])('%s: %s', async (field, value, message) => {
    const reply = await newVisitor().post(ADDRESS, { ...TOLD, [field]: value })
    expectRefusal(reply, 400, 'request.invalid')
    expect(reply.body.fields).toEqual({ [field]: message })
  })
})

describe('without script', () => {
  const post = (values: Partial<TestimonyInput>, from = newVisitor()) =>
    from.send(ADDRESS, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    })

  it('is answered with a page', async () => {
    const { status, headers } = await post(TOLD)
    expect([status, headers.get('location')]).toEqual([303, paths.testimonySent])
  })

  it('comes back when something is wrong', async () => {
    const { status, headers } = await post({ ...TOLD, email: 'ana', name: '\u0000A' })
    expect(status).toBe(303)
    expect(headers.get('location')).toMatch(/^\/testimony\?attempt=[\w-]{22}$/)
  })

  it('is kept for its page as long as the network has bytes left', async () => {
    vi.stubEnv('UPLOAD_GB_PER_HOUR', '0.0001')
    const stranger = newVisitor()
    const long = { ...TOLD, testimony: 'x'.repeat(60_000) }
    expect((await post(long, stranger)).status).toBe(303)
    expect((await post(long, stranger)).status).toBe(429)
    expect((await post(long)).status).toBe(303)
    vi.unstubAllEnvs()
  })
})
