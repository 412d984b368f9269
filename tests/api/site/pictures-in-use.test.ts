import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { getHomeContent } from '@/features/home/server/data'
import { cms } from '@/lib/cms'
import { pool } from '@/lib/database/db'
import { removeCreatedRows } from '../../support/api/created-rows'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

const made: number[] = []
afterAll(async () => {
  const payload = await cms()
  const [before] = (
    await payload.findGlobalVersions({ slug: 'home-page', sort: 'createdAt', limit: 1 })
  ).docs
  const { hero, video } = (before as { version: { hero: object; video: object } }).version
  const data = { hero, video, _status: 'published' } as never
  await payload.updateGlobal({ slug: 'home-page', data })
  for (const id of made)
    await payload.delete({ collection: 'media', where: { id: { equals: id } } })
  await removeCreatedRows()
})

const ids = async (sql: string) => (await (await pool()).query<{ id: number }>(sql)).rows

async function idOf(filename: string): Promise<number> {
  const [row] = await ids(`select id from media where filename = '${filename}'`)
  if (!row) throw new Error(`There is no ${filename}`)
  return row.id
}

let pictures = 0
async function upload(): Promise<number> {
  const payload = await cms()
  const data = await readFile('media/seed/sun-disc.webp')
  const name = `test-in-use-${++pictures}.webp`
  const file = { data, name, mimetype: 'image/webp', size: data.length }
  const { id } = await payload.create({ collection: 'media', data: { alt: 'A test' }, file })
  made.push(id)
  return id
}

async function setFirstSlide(picture: number, draft: boolean) {
  const payload = await cms()
  const { hero } = await payload.findGlobal({ slug: 'home-page', depth: 0, draft: true })
  const slides = hero.slides.map((slide, at) => (at === 0 ? { ...slide, picture } : slide))
  const data = { hero: { ...hero, slides }, _status: draft ? 'draft' : 'published' } as const
  await payload.updateGlobal({ slug: 'home-page', data, draft })
}

it('a picture in use is not deleted, and the refusal names the places', async () => {
  const editor = await staffClient('event_coordinator')
  const id = await idOf('hero-living-sacrifice.webp')
  const reply = await editor.send(`/api/cms/media/${id}`, { method: 'DELETE' })
  expectRefusal(reply, 409, 'content.in_use')
  expect(reply.body.error).toMatch(
    /^This is in use: .*Home → Theme → Slides → “Living Sacrifice” → Picture.*\. Choose another one there first\.$/,
  )
  expect(reply.body).toMatchObject({ errors: [{ message: reply.body.error }] })
})

it('nor with others at once, while those that are free go', async () => {
  const editor = await staffClient('event_coordinator')
  const used = await idOf('hero-living-sacrifice.webp')
  const free = await upload()
  const path = `/api/cms/media?where[id][in]=${used},${free}`
  const { body } = await editor.send<{ errors: object[] }>(path, { method: 'DELETE' })
  expect(body.errors).toEqual([
    expect.objectContaining({ id: used, message: expect.stringContaining('This is in use: ') }),
  ])
  expect(await ids(`select id from media where id in (${used}, ${free})`)).toEqual([{ id: used }])
})

it('nor while only a draft shows it', async () => {
  const editor = await staffClient('admin')
  const id = await upload()
  await setFirstSlide(id, true)
  const reply = await editor.send(`/api/cms/media/${id}`, { method: 'DELETE' })
  expectRefusal(reply, 409, 'content.in_use')
})

it('the film of the home page stays, too', async () => {
  const editor = await staffClient('admin')
  const [film] = await ids('select id from videos limit 1')
  const reply = await editor.send(`/api/cms/videos/${film?.id}`, { method: 'DELETE' })
  expectRefusal(reply, 409, 'content.in_use')
  expect(reply.body.error).toContain('Home → Video → Video file')
})

it('a page whose picture is gone can still be published', async () => {
  const editor = await staffClient('admin')
  const id = await upload()
  await setFirstSlide(id, false)
  await (await pool()).query('delete from media where id = $1', [id])
  const change = { testimonies: { heading: 'Still published' }, _status: 'published' }
  const { status } = await editor.post('/api/cms/globals/home-page', change)
  expect(status).toBe(200)
  const { hero, testimonies } = await getHomeContent()
  expect(testimonies?.heading).toBe('Still published')
  expect(hero.slides[0]?.picture).toBeNull()
})

it('no picture is fetched from an address that a request names', async () => {
  const asked: string[] = []
  const inner = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end(readFileSync('media/seed/sun-disc.webp'))
  })
  await new Promise<void>((listening) => inner.listen(0, '127.0.0.1', listening))
  try {
    const url = `http://127.0.0.1:${(inner.address() as AddressInfo).port}/inner.webp`
    const editor = await staffClient('event_coordinator')
    const edits = 'uploadEdits[widthInPixels]=10&uploadEdits[heightInPixels]=10'
    const row = { alt: 'Fetched', filename: 'inner.webp', url }
    for (const collection of ['media', 'videos', 'resources']) {
      const reply = await editor.post(`/api/cms/${collection}?${edits}`, row)
      expectRefusal(reply, 400)
    }
    expect(asked).toEqual([])
  } finally {
    inner.close()
  }
})
