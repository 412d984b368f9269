import { createReadStream } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAllBrokenLinks } from '@/features/site/server/link-check'
import { listFixedPageStates } from '@/features/site/server/page-states'
import {
  listDrafts,
  listScheduledChanges,
  MAX_LISTED_DRAFTS,
} from '@/features/site/server/unpublished'
import { countWaitingTestimonies } from '@/features/testimonies/server/waiting'
import { cms } from '@/lib/cms'
import type { ContentSearchResult } from '@/lib/content/search'
import { pool } from '@/lib/database/db'
import { publicFolder, stageFile } from '@/lib/storage/folder-store'
import { publicFiles } from '@/lib/storage/storage'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm } from '../../support/api/forms'
import { clientWithSession, makeAccount } from '../../support/api/staff'

// The test database contains the library's rows. Its files must be copied here.
beforeAll(() => cp('media/seed', publicFolder(), { recursive: true }))
afterAll(async () => {
  await rm(publicFolder(), { recursive: true })
  const payload = await cms()
  const home = await payload.findGlobal({ slug: 'home-page', depth: 0 })
  const countdown = { ...home.countdown, buttonAddress: '/yearly-events' }
  await payload.updateGlobal({ slug: 'home-page', data: { countdown, _status: 'published' } })
  await payload.delete({ collection: 'testimonies', where: { name: { equals: 'Start page' } } })
  await payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
  await removeCreatedRows()
})

const told = async () => (await findAllBrokenLinks()).map(({ place, what }) => `${place} ${what}`)

async function setCountdownButton(buttonAddress: string) {
  const payload = await cms()
  const { countdown } = await payload.findGlobal({ slug: 'home-page', depth: 0 })
  const data = { countdown: { ...countdown, buttonAddress }, _status: 'published' } as const
  await payload.updateGlobal({ slug: 'home-page', data })
}

it('on a new site everything leads somewhere', async () => expect(await told()).toEqual([]))

it.each([
  ['/no-such-page', true],
  ['/privacy-policy', false],
  ['/resources?showPDF=booklet', false],
  ['/resources?showPDF=no-such-document', true],
  ['/forms/no-such-form', true],
  ['https://example.org/who-knows', false],
])('a button that leads to %s is told: %s', async (address, isBroken) => {
  await setCountdownButton(address)
  expect(await told()).toEqual(
    isBroken ? [`Home → Countdown → Leads to leads to ${address}, where nothing is`] : [],
  )
  await setCountdownButton('/yearly-events')
})

it('follows a form as it opens and closes', async () => {
  const form = await createOpenForm({ Name: 'text' })
  await setCountdownButton(`/forms/${form.slug}`)
  expect(await told()).toEqual([])
  await (await pool()).query('update forms set is_active = false where id = $1', [form.id])
  expect(await told()).toHaveLength(1)
  await setCountdownButton('/yearly-events')
})

it.each([
  ['hero-living-sacrifice.webp', /Home → Theme → Slides → “Living Sacrifice” → Picture shows/],
  ['booklet.pdf', /Documents → booklet has no file/],
])('tells when %s is gone from the store', async (name, wanted) => {
  const file = path.join('media/seed', name)
  await publicFiles().remove(name)
  try {
    expect((await told()).join('\n')).toMatch(wanted)
  } finally {
    await publicFiles().put(await stageFile(createReadStream(file)), name)
  }
})

it('lists what is not published yet, and whose it is', async () => {
  const editor = await makeAccount('event_coordinator')
  const client = await clientWithSession(editor)
  const merch = '/api/cms/globals/merch'
  expect((await listDrafts()).map(({ name }) => name)).not.toContain('Merch')
  await client.post(`${merch}?draft=true&autosave=true`, { heading: 'Soon', _status: 'draft' })
  expect(await listDrafts()).toContainEqual({
    name: 'Merch',
    address: '/cms/globals/merch',
    changedAt: expect.any(String),
    changedBy: editor.name,
  })
  await client.post('/api/cms/globals/core-values?draft=true&autosave=true', {
    heading: 'Later',
    _status: 'draft',
  })
  const names = (await listDrafts()).map(({ name }) => name)
  expect(names.indexOf('Core Values')).toBeLessThan(names.indexOf('Merch'))
  await client.post('/api/cms/globals/core-values', {
    heading: 'Core Values',
    _status: 'published',
  })
  await client.post(merch, { heading: 'Merch', _status: 'published' })
  expect((await listDrafts()).map(({ name }) => name)).not.toContain('Merch')
})

it('of many drafts of editors’ pages lists the newest', async () => {
  const database = await pool()
  const ids = await database.query<{ id: number }>(`
    with page as (insert into pages (slug) select 'many-' || n from generate_series(1, 60) n returning id)
    insert into _pages_v (parent_id, latest, version__status, version_title, updated_at)
      select id, true, 'draft', 'Many', now() + id * interval '1 s' from page
      returning parent_id as id`)
  const made = ids.rows.map(({ id }) => id)
  try {
    const listed = (await listDrafts()).filter(({ name }) => name === 'Many')
    expect(listed.map(({ address }) => Number(address.split('/').at(-1)))).toEqual(
      made.toReversed().slice(0, MAX_LISTED_DRAFTS),
    )
  } finally {
    await database.query('delete from _pages_v where parent_id = any($1)', [made])
    await database.query('delete from pages where id = any($1)', [made])
  }
})

it('lists an editor’s page once, and not for the drafts before it was published', async () => {
  const database = await pool()
  const { rows } = await database.query<{ id: number }>(
    `insert into pages (slug) values ('draft-again'), ('published-since') returning id`,
  )
  const [draft = 0, published = 0] = rows.map(({ id }) => id)
  try {
    await database.query(
      `insert into _pages_v (parent_id, latest, version__status, version_title)
       values ($1, false, 'draft', 'Once'), ($1, true, 'draft', 'Once'),
         ($2, false, 'draft', 'Once'), ($2, true, 'published', 'Once')`,
      [draft, published],
    )
    const listed = (await listDrafts()).filter(({ name }) => name === 'Once')
    expect(listed.map(({ address }) => address)).toEqual([`/cms/collections/pages/${draft}`])
  } finally {
    await database.query('delete from _pages_v where parent_id = any($1)', [[draft, published]])
    await database.query('delete from pages where id = any($1)', [[draft, published]])
  }
})

it('says since when visitors read a page as it is, and by whom', async () => {
  const editor = await makeAccount('event_coordinator')
  const client = await clientWithSession(editor)
  const beliefs = '/api/cms/globals/core-beliefs'
  const state = async () => (await listFixedPageStates()).get('core-beliefs')
  const asItCame = { publishedAt: null, publishedBy: null }
  expect(await state()).toMatchObject({ ...asItCame, picture: { alt: expect.any(String) } })
  await client.post(`${beliefs}?draft=true&autosave=true`, { heading: 'Soon', _status: 'draft' })
  expect(await state()).toMatchObject(asItCame)
  await client.post(beliefs, { heading: 'Core Beliefs', _status: 'published' })
  expect(await state()).toMatchObject({
    publishedAt: expect.any(String),
    publishedBy: editor.name,
  })
})

it('lists what is scheduled, the next first, and nothing that is past or gone', async () => {
  const payload = await cms()
  const [page] = (await payload.find({ collection: 'pages', limit: 1, sort: 'id' })).docs
  const { id: editor } = await makeAccount('admin')
  const user = { relationTo: 'admin-users', value: editor }
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const queue = (waitUntil: Date, input: object) =>
    payload.jobs.queue({ task: 'schedulePublish', waitUntil, input: { ...input, user } as never })
  await queue(at(90), { type: 'unpublish', doc: { relationTo: 'pages', value: String(page?.id) } })
  await queue(at(30), { type: 'publish', global: 'merch' })
  await queue(at(-1), { type: 'publish', global: 'our-story' })
  await queue(at(60), { type: 'publish', doc: { relationTo: 'pages', value: '999999' } })
  expect(await listScheduledChanges()).toMatchObject([
    { name: 'Merch', type: 'publish', address: '/cms/globals/merch' },
    { name: page?.title, type: 'unpublish', address: `/cms/collections/pages/${page?.id}` },
  ])
})

it('counts the testimonies that nobody has decided about', async () => {
  const payload = await cms()
  const before = await countWaitingTestimonies()
  const told = { name: 'Start page', location: 'Iloilo', email: 'a@example.org', testimony: 'x' }
  const make = (data: object) =>
    payload.create({ collection: 'testimonies', data: { ...told, ...data } as never })
  await make({ status: 'pending' })
  await make({ status: 'declined' })
  await make({ status: 'pending', suspectedAt: new Date().toISOString() })
  expect(await countWaitingTestimonies()).toBe(before + 1)
})

it('search finds words of pages, blocks, lists and pictures, in drafts too, and says where', async () => {
  const editor = await clientWithSession(await makeAccount('event_coordinator'))
  const find = async (words: string) => {
    const query = new URLSearchParams({ search: words })
    const { body } = await editor.get<{ places: ContentSearchResult[] }>(
      `/api/admin/content-search?${query}`,
    )
    return body.places
  }
  expect((await find('answer the call')).map(({ place }) => place)).toContain(
    'Home → Theme → Slides → “ANSWER THE CALL” → Title',
  )
  expect(await find('iloilo')).toContainEqual(
    expect.objectContaining({ place: 'Provinces → Iloilo' }),
  )
  expect((await find('lighthouse')).some(({ place }) => place.startsWith('Pictures → '))).toBe(true)
  const payload = await cms()
  const blocks = [
    {
      blockType: 'questions',
      items: [{ question: 'Is 100%_ free?', answer: 'Yes, the jamboree is.' }],
    },
  ] as never
  const { id } = await payload.create({
    collection: 'pages',
    draft: true,
    data: { title: 'Jamboree', blocks, _status: 'draft' } as never,
  })
  try {
    expect(await find('the JAMBOREE is')).toMatchObject([
      { place: 'Other pages → Jamboree', address: `/cms/collections/pages/${id}` },
    ])
    expect((await find('100%_'))[0]?.excerpt).toContain('Is 100%_ free?')
    for (const pattern of ['is%free', 'jam_oree', '100\\%']) expect(await find(pattern)).toEqual([])
    const change = (draft: boolean, data: object) =>
      payload.update({ collection: 'pages', id, draft, data: data as never })
    await change(false, { slug: 'jamboree', _status: 'published' })
    await change(true, { title: 'Jamboree of youth', blocks: [] })
    expect(await find('jamboree is'), 'words of an older version').toEqual([])
    expect(await find('jamboree')).toHaveLength(1)
  } finally {
    await payload.delete({ collection: 'pages', id })
  }
  expect(await find('no such words anywhere')).toEqual([])
  const named = (await find('an')).map(({ place }) => place.split(' → '))
  const ofProvinces = named.flatMap(([list, name]) => (list === 'Provinces' ? [name] : []))
  expect(ofProvinces).toHaveLength(10)
  expect(ofProvinces).toEqual(ofProvinces.toSorted())
  expect(named.filter(([page]) => page === 'Home')).toHaveLength(5)
  await payload.create({
    collection: 'testimonies',
    data: {
      name: 'Start page',
      email: 'ana@example.org',
      location: 'Capiz',
      testimony: 'A secret that nobody has published yet',
      status: 'pending',
    } as never,
  })
  expect(await find('a secret that nobody')).toEqual([])
})
