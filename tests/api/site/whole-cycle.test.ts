import { readFileSync } from 'node:fs'
import type { Field, JsonObject } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDayAndCountdown } from '@/app/the-day'
import { findPage } from '@/features/pages/server/data'
import { getSiteSettings } from '@/features/site/server/data'
import { publishScheduled } from '@/features/site/server/jobs'
import { cms } from '@/lib/cms'
import { listChangedPlaces } from '@/lib/content/changed-places'
import { createLinkResolver } from '@/lib/content/links/resolve'
import { foldDraftsIntoVersions } from '@/lib/content/version-list'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { type Account, clientWithSession, makeAccount } from '../../support/api/staff'

const PAGES = '/api/cms/pages'

let account: Account
let editor: Client
let page: number
let slug: string
const before = new Map<string, object>()
const documents = new Map<string, number>()
beforeAll(async () => {
  account = await makeAccount('event_coordinator')
  editor = await clientWithSession(account)
  const { body } = await editor.post<{ doc: { id: number; slug: string } }>(PAGES, {
    title: 'The whole cycle',
    _status: 'published',
  })
  page = body.doc.id
  slug = body.doc.slug
  const data = readFileSync('media/seed/booklet.pdf')
  for (const title of ['One', 'Two']) {
    const name = `cycle-${title}.pdf`
    const words = { title, key: `cycle-${title.toLowerCase()}`, description: 'd', coverTitle: 'c' }
    const { id } = await (await cms()).create({
      collection: 'resources',
      data: words,
      file: { data, name, mimetype: 'application/pdf', size: data.length },
    })
    documents.set(title, id)
  }
  for (const name of ['site-settings', 'the-day']) {
    before.set(name, (await editor.get<object>(`/api/cms/globals/${name}?depth=0`)).body)
  }
})
afterAll(async () => {
  const payload = await cms()
  for (const [name, data] of before) {
    const { menu, live } = data as { menu?: object; live?: object }
    await payload.updateGlobal({
      slug: name as 'merch',
      data: {
        ...(menu && { menu: { ...menu, entries: [] } }),
        live: live && { address: null, heading: null, ...live },
        _status: 'published',
      } as never,
    })
  }
  await payload.delete({ collection: 'pages', id: page })
  for (const id of documents.values()) await payload.delete({ collection: 'resources', id })
  await removeCreatedRows()
})

interface Version {
  id: number
  version: JsonObject & { _status?: string }
}

interface Part {
  name: string
  of: 'pages' | 'site-settings' | 'the-day'
  saying(words: string): object
  shown(): Promise<string | null | undefined>
  taken: object
  place: string
}

const blockOf = async (type: string) =>
  (await findPage(slug))?.blocks?.find(({ blockType }) => blockType === type)
const TITLE = { title: 'The whole cycle' }
/**
 * Ids of a block and of an entry. They stay the same, because versions are compared by the ids of
 * their blocks.
 */
const BLOCK = 'aaaaaaaaaaaaaaaaaaaaaaa1'
const ENTRY = 'aaaaaaaaaaaaaaaaaaaaaaa2'

const PARTS: Part[] = [
  {
    name: 'a page',
    of: 'pages',
    saying: (lead) => ({ ...TITLE, lead }),
    shown: async () => (await findPage(slug))?.lead,
    taken: { _status: 'draft' },
    place: 'Introduction',
  },
  {
    name: 'a block',
    of: 'pages',
    saying: (quote) => ({ ...TITLE, blocks: [{ id: BLOCK, blockType: 'quote', quote }] }),
    shown: async () => (await blockOf('quote'))?.['quote' as never],
    taken: { ...TITLE, blocks: [], _status: 'published' },
    place: 'Blocks',
  },
  {
    name: 'a link of a block',
    of: 'pages',
    saying: (link) => ({
      ...TITLE,
      blocks: [{ id: BLOCK, blockType: 'button', to: '/merch', link }],
    }),
    shown: async () => {
      const block = (await blockOf('button')) as { to?: string; link?: string } | undefined
      return (await createLinkResolver(block))(block?.to, block?.link)?.label
    },
    taken: { ...TITLE, blocks: [], _status: 'published' },
    place: 'Blocks',
  },
  {
    name: 'a document of a block',
    of: 'pages',
    saying: (title) => ({
      ...TITLE,
      blocks: [{ id: BLOCK, blockType: 'document', document: documents.get(title) }],
    }),
    shown: async () => {
      const block = (await blockOf('document')) as { document?: { title: string } } | undefined
      return block?.document?.title
    },
    taken: { ...TITLE, blocks: [], _status: 'published' },
    place: 'Blocks',
  },
  {
    name: 'a link of the menu',
    of: 'site-settings',
    saying: (link) => ({
      menu: {
        ...(before.get('site-settings') as { menu: object }).menu,
        entries: [{ id: ENTRY, blockType: 'link', to: '/merch', link }],
      },
    }),
    shown: async () => {
      const { menu } = await getSiteSettings()
      return menu.length === 1 ? menu[0]?.label : null
    },
    taken: {},
    place: 'Links of the menu',
  },
  {
    name: 'live mode',
    of: 'the-day',
    saying: (heading) => ({
      live: { isOn: true, address: 'https://youtu.be/aqz-KE-bpKQ', heading },
    }),
    shown: async () => {
      const { day } = await readDayAndCountdown()
      return day.isOn ? day.heading : null
    },
    taken: { live: { isOn: false }, _status: 'published' },
    place: 'Live',
  },
]

const addressOf = ({ of }: Part) => (of === 'pages' ? `${PAGES}/${page}` : `/api/cms/globals/${of}`)
const baseOf = ({ of }: Part) => (of === 'pages' ? PAGES : `/api/cms/globals/${of}`)

async function save(part: Part, data: object, query = '') {
  const reply = await editor.send<object>(`${addressOf(part)}${query}`, {
    method: part.of === 'pages' ? 'PATCH' : 'POST',
    body: JSON.stringify(data),
    headers: { 'content-type': 'application/json' },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

async function versionsOf(part: Part): Promise<Version[]> {
  const own = part.of === 'pages' ? `&where[parent][equals]=${page}` : ''
  const { body } = await editor.get<{ docs: Version[] }>(
    `${baseOf(part)}/versions?sort=-updatedAt&depth=0&limit=50${own}`,
  )
  return body.docs
}

async function newestLine(part: Part) {
  const { config } = await cms()
  const all = [...config.collections, ...config.globals]
  const fields = all.find((each) => each.slug === part.of)?.fields as Field[]
  const versions = await versionsOf(part)
  const isOnSite =
    part.of !== 'pages' ||
    (await editor.get<{ _status: string }>(`${PAGES}/${page}?depth=0`)).body._status === 'published'
  const [line] = foldDraftsIntoVersions(versions, isOnSite)
  if (!line?.before) throw new Error('There is no earlier version')
  return {
    state: line.state,
    changed: listChangedPlaces(fields, line.before.version, line.version.version).join('; '),
  }
}

async function publishAtItsTime(part: Part) {
  const what =
    part.of === 'pages'
      ? { doc: { relationTo: 'pages', value: String(page) } }
      : { global: part.of }
  await (await cms()).jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date(Date.now() - 60_000),
    input: {
      type: 'publish',
      ...what,
      user: { relationTo: 'admin-users', value: account.id },
    } as never,
  })
  await publishScheduled()
}

describe.each(PARTS)('$name', (part) => {
  it('is published, edited, scheduled, restored and taken back, and visitors and versions say so', async () => {
    const { saying, shown, place } = part
    const changed = expect.stringContaining(place)
    await save(part, { ...saying('One'), _status: 'published' })
    expect(await shown()).toBe('One')
    const [first] = await versionsOf(part)

    await save(part, { ...saying('Two'), _status: 'draft' }, '?draft=true&autosave=true')
    expect(await shown()).toBe('One')
    expect(await newestLine(part)).toEqual({ state: 'Draft', changed })

    await publishAtItsTime(part)
    expect(await shown()).toBe('Two')
    expect(await newestLine(part)).toEqual({ state: 'On the site', changed })

    const restored = await editor.post<{ message: string }>(
      `${baseOf(part)}/versions/${first?.id}`,
      {},
    )
    expect(restored.body.message).toBe('Restored. Visitors see it now.')
    expect(await shown()).toBe('One')
    expect(await newestLine(part)).toEqual({ state: 'On the site', changed })

    const { menu } = before.get('site-settings') as { menu: object }
    const emptied = { menu: { ...menu, entries: [] }, _status: 'published' }
    await save(part, part.of === 'site-settings' ? emptied : part.taken)
    expect((await shown()) ?? null).toBeNull()
    const isPage = part.name === 'a page'
    expect(await newestLine(part)).toMatchObject({
      state: isPage ? 'Draft' : 'On the site',
      ...(!isPage && { changed }),
    })
  })
})
