import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPage, listPageAddresses } from '@/features/pages/server/data'
import { cms } from '@/lib/cms'
import { pool } from '@/lib/database/db'
import { INVALIDATION_CHANNEL } from '@/lib/kept-pages'
import { removeCreatedRows } from '../../support/api/created-rows'
import { type Account, clientWithSession, makeAccount } from '../../support/api/staff'
import { waitUntil } from '../../support/condition'
import { VERSIONED_CONTENTS, type VersionedContent } from '../../support/contents'
import { expectRefusal } from '../../support/refusal'

interface Version {
  id: number
  version: { _status: string; savedBy: number | null }
}

let editor: Account
let pageId: number
let pageTitle: string
let listener: PoolClient
let heard: string[] = []
beforeAll(async () => {
  editor = await makeAccount('event_coordinator')
  const { rows } = await (await pool()).query(
    `select id, title from pages where slug = 'privacy-policy'`,
  )
  pageId = rows[0].id
  pageTitle = rows[0].title
  listener = await (await pool()).connect()
  listener.on('notification', ({ payload = '' }) => heard.push(payload))
  await listener.query(`listen ${INVALIDATION_CHANNEL}`)
})
afterAll(async () => {
  listener.release(true)
  // Restores the title, because other test files read this page too.
  const page = VERSIONED_CONTENTS.find(({ slug }) => slug === 'pages') as VersionedContent
  await publish(page, pageTitle)
  await removeCreatedRows()
})

const addressOf = ({ address }: VersionedContent) => address.replace('{id}', String(pageId))

/** Reads the row itself, because drafts of published content are only in the table of versions. */
async function publicRow({ slug }: VersionedContent) {
  const payload = await cms()
  const row = await (slug === 'pages'
    ? payload.findByID({ collection: 'pages', id: pageId, depth: 0 })
    : payload.findGlobal({ slug: slug as 'merch', depth: 0 }))
  return row as { _status?: string }
}

const listSlugs = async () => (await listPageAddresses()).map(({ slug }) => slug)

async function save(content: VersionedContent, words: string | null, change: object, query = '') {
  const client = await clientWithSession(editor)
  const address = `${addressOf(content)}${query}`
  const data = { ...(words === null ? {} : content.saying(words)), ...change }
  return client.send(address, {
    method: content.slug === 'pages' ? 'PATCH' : 'POST',
    body: JSON.stringify(data),
    headers: { 'content-type': 'application/json' },
  })
}

const publish = (content: VersionedContent, words: string) =>
  save(content, words, { _status: 'published' })
const draft = (content: VersionedContent, words: string) =>
  save(content, words, { _status: 'draft' }, '?draft=true&autosave=true')

async function listVersions(content: VersionedContent): Promise<Version[]> {
  const base = addressOf(content).replace(/\/\d+$/, '')
  const own = content.slug === 'pages' ? `&where[parent][equals]=${pageId}` : ''
  const client = await clientWithSession(editor)
  const { body } = await client.get<{ docs: Version[] }>(
    `${base}/versions?sort=-updatedAt&depth=0&limit=20${own}`,
  )
  return body.docs
}

async function restore(content: VersionedContent, id: number, query = '') {
  const client = await clientWithSession(editor)
  const base = addressOf(content).replace(/\/\d+$/, '')
  return client.post<{ message: string }>(`${base}/versions/${id}${query}`, {})
}

/** Sends a notification and waits for it. By then, all earlier notifications have arrived too. */
async function hear(mark: string) {
  await listener.query(`select pg_notify('${INVALIDATION_CHANNEL}', '${mark}')`)
  await waitUntil(`the notice of ${mark}`, () => heard.includes(mark))
}

async function dropsPages(work: () => Promise<unknown>): Promise<boolean> {
  await hear('the beginning')
  heard = []
  await work()
  await hear('the end')
  return heard.length > 1
}

describe.each(VERSIONED_CONTENTS)('$slug', (content) => {
  it('is what visitors read when it is published and when it is restored, and not while drafted', async () => {
    const before = content.saying('The words of before')
    expect(await dropsPages(() => publish(content, 'The words of before'))).toBe(true)
    const [old] = await listVersions(content)
    expect(old?.version).toMatchObject({ ...before, _status: 'published', savedBy: editor.id })

    expect(await dropsPages(() => draft(content, 'Words in the making'))).toBe(false)
    expect(await publicRow(content)).toMatchObject(before)

    await publish(content, 'Newer words')
    expect(await publicRow(content)).toMatchObject(content.saying('Newer words'))

    const isDropped = await dropsPages(async () => {
      const { status, body } = await restore(content, old?.id ?? 0)
      expect({ status, ...body }).toEqual({
        status: 200,
        message: 'Restored. Visitors see it now.',
      })
    })
    expect(isDropped).toBe(true)
    expect(await publicRow(content)).toMatchObject({ ...before, _status: 'published' })
  })

  it('a draft that is restored stays a draft', async () => {
    await publish(content, 'Published words')
    await draft(content, 'Words in the making')
    const [unready] = await listVersions(content)
    expect(unready?.version._status).toBe('draft')
    await publish(content, 'Newer words')
    const isDropped = await dropsPages(() => restore(content, unready?.id ?? 0))
    expect(isDropped).toBe(false)
    expect(await publicRow(content)).toMatchObject({
      ...content.saying('Newer words'),
      _status: 'published',
    })
    const [newest] = await listVersions(content)
    expect(newest?.version).toMatchObject(content.saying('Words in the making'))
  })

  it('is unpublished if that is possible, with a newer draft or without', async () => {
    await publish(content, 'Published words')
    await draft(content, 'Words in the making')
    const isDropped = await dropsPages(async () => {
      const reply = await save(content, null, { _status: 'draft' }, '?unpublishAllLocales=true')
      if (content.canBeUnpublished) expect(reply.status).toBe(200)
      else expectRefusal(reply, 409, 'content.not_unpublishable')
    })
    expect(isDropped).toBe(content.canBeUnpublished)
    const { _status } = await publicRow(content)
    expect(_status).toBe(content.canBeUnpublished ? 'draft' : 'published')
    if (content.canBeUnpublished) {
      expect(await findPage('privacy-policy')).toBeNull()
      expect(await listSlugs()).not.toContain('privacy-policy')
      await publish(content, 'Published again')
      expect(await findPage('privacy-policy')).toMatchObject({ title: 'Published again' })
      expect(await listSlugs()).toContain('privacy-policy')
    } else {
      expect(await publicRow(content)).toMatchObject(content.saying('Published words'))
    }
  })
})

it('what is written without a word about its state is published, as visitors will see it', async () => {
  const merch = VERSIONED_CONTENTS.find(({ slug }) => slug === 'merch') as VersionedContent
  await draft(merch, 'Words in the making')
  await save(merch, 'Just saved', {})
  expect(await publicRow(merch)).toMatchObject({ heading: 'Just saved', _status: 'published' })
})

it('nobody restores what is not there', async () => {
  const merch = VERSIONED_CONTENTS.find(({ slug }) => slug === 'merch') as VersionedContent
  expectRefusal(await restore(merch, 999_999_999), 404)
})
