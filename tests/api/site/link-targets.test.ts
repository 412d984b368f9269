import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlockRows } from '@/app/(site)/blocks/rows'
import { findPage } from '@/features/pages/server/data'
import { getSiteSettings } from '@/features/site/server/data'
import { findAllBrokenLinks } from '@/features/site/server/link-check'
import { cms } from '@/lib/cms'
import { createLinkResolver } from '@/lib/content/links/resolve'
import { findLinkTargets } from '@/lib/content/links/targets'
import { pool } from '@/lib/database/db'
import type { ErrorBody } from '@/lib/errors'
import { paths } from '@/lib/paths'
import type { Client, Reply } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

const PAGES = '/api/cms/pages'
const SETTINGS = '/api/cms/globals/site-settings'
/** A link that stays in every list, because an empty list shows the links of the specification. */
const KEPT = { label: 'Shop', href: '/merch' }

interface Saved {
  doc: { id: number; slug: string }
}
interface Shown {
  label: string
  href: string
}

let editor: Client
let from: Saved['doc']
beforeAll(async () => {
  editor = await staffClient('super_admin')
  from = (await editor.post<Saved>(PAGES, { title: 'Where the links are' })).body.doc
})
afterAll(async () => {
  await linkTo([])
  await (await cms()).delete({ collection: 'pages', id: from.id })
  await removeCreatedRows()
})

const patch = <T>(address: string, data: object) =>
  editor.send<T>(address, {
    method: 'PATCH',
    body: JSON.stringify(data),
    headers: { 'content-type': 'application/json' },
  })

async function linkTo(to: string[]) {
  const links = to.map((each) => ({
    blockType: 'link',
    to: each,
    link: each === KEPT.href ? KEPT.label : '',
  }))
  const { body } = await editor.get<{ menu: object; footer: object }>(`${SETTINGS}?depth=0`)
  const saved = await editor.post(SETTINGS, {
    menu: { ...body.menu, entries: links },
    footer: { ...body.footer, links, legal: links },
    _status: 'published',
  })
  expect(saved.status).toBe(200)
  const [first] = to
  const blocks = first
    ? [
        { blockType: 'button', to: first },
        { blockType: 'columns', items: [{ title: 'One way', to: first }] },
        { blockType: 'next', text: 'And then?', to: first },
      ]
    : []
  expect((await patch(`${PAGES}/${from.id}`, { blocks, _status: 'published' })).status).toBe(200)
}

async function shown() {
  const { menu, quickLinks, legal } = await getSiteSettings()
  const linksOf = (links: readonly Shown[]) => links.map(({ label, href }) => ({ label, href }))
  const blocks = (await findPage(from.slug))?.blocks as BlockRows
  const resolve = await createLinkResolver(blocks)
  const stored = JSON.stringify(blocks).match(/"to":"[^"]*"/g) ?? []
  return {
    menu: linksOf(menu),
    footer: linksOf(quickLinks),
    legal: linksOf(legal),
    blocks: stored.map((each) => resolve(JSON.parse(`{${each}}`).to)),
  }
}
const everywhere = (link: Shown) => ({
  menu: [link, KEPT],
  footer: [link, KEPT],
  legal: [link, KEPT],
  blocks: [link, link, link],
})
const NOWHERE = { menu: [KEPT], footer: [KEPT], legal: [KEPT], blocks: [null, null, null] }

const told = async () =>
  (await findAllBrokenLinks())
    .map(({ place, what }) => `${place} ${what}`)
    .filter((line) => /Links of the menu|Links of the footer|Last line|Where the links/.test(line))
    .filter((line) => !line.includes('showPDF'))

interface Target {
  kind: string
  make(): Promise<{ id: number; to: string; link: Shown }>
  rename(id: number): Promise<Shown>
  close(id: number): Promise<unknown>
  open(id: number): Promise<unknown>
  isKept: boolean
  remove(id: number): Promise<{ status: number }>
}

const page: Target = {
  kind: 'a page',
  make: async () => {
    const { id } = (await editor.post<Saved>(PAGES, { title: 'Harvest', _status: 'published' }))
      .body.doc
    return { id, to: `page:${id}`, link: { label: 'Harvest', href: '/harvest' } }
  },
  rename: async (id) => {
    await patch(`${PAGES}/${id}`, { title: 'First fruits', slug: 'fruits', _status: 'published' })
    return { label: 'First fruits', href: '/fruits' }
  },
  close: (id) => patch(`${PAGES}/${id}`, { _status: 'draft' }),
  open: (id) => patch(`${PAGES}/${id}`, { _status: 'published' }),
  isKept: true,
  remove: (id) => editor.send(`${PAGES}/${id}`, { method: 'DELETE' }),
}
const form: Target = {
  kind: 'a form',
  make: async () => {
    const { id, name, slug } = await createOpenForm({ Name: 'text' })
    return { id, to: `form:${id}`, link: { label: name, href: paths.form(slug) } }
  },
  rename: async (id) => {
    await editor.put(paths.api.form(id), { name: 'Day camp', slug: 'day-camp-moved' })
    return { label: 'Day camp', href: paths.form('day-camp-moved') }
  },
  close: (id) => editor.put(paths.api.form(id), { isActive: false }),
  open: (id) => editor.put(paths.api.form(id), { isActive: true }),
  isKept: false,
  remove: (id) => editor.send(paths.api.form(id), { method: 'DELETE' }),
}
const setFile = async (id: number, name: string | null) =>
  (await pool()).query('update resources set filename = $2 where id = $1', [id, name])
const document: Target = {
  kind: 'a document',
  make: async () => {
    const data = readFileSync('media/seed/booklet.pdf')
    const file = { data, name: 'songs.pdf', mimetype: 'application/pdf', size: data.length }
    const words = { title: 'Songs', description: 'To sing.', coverTitle: 'Sing' }
    const { id } = await (await cms()).create({
      collection: 'resources',
      data: words as never,
      file,
    })
    return { id, to: `document:${id}`, link: { label: 'Songs', href: paths.resource('songs') } }
  },
  rename: async (id) => {
    await patch(`/api/cms/resources/${id}`, { title: 'Songs of the day' })
    return { label: 'Songs of the day', href: paths.resource('songs') }
  },
  close: (id) => setFile(id, null),
  open: (id) => setFile(id, 'songs.pdf'),
  isKept: true,
  remove: (id) => editor.send(`/api/cms/resources/${id}`, { method: 'DELETE' }),
}

describe.each([page, form, document])('$kind', (target) => {
  it('is followed by the menu, the footer and blocks: renamed, taken away, restored, deleted', async () => {
    const { id, to, link } = await target.make()
    await linkTo([to, KEPT.href])
    expect(await shown()).toEqual(everywhere(link))
    const renamed = await target.rename(id)
    expect(await shown()).toEqual(everywhere(renamed))
    expect(await told()).toEqual([])

    await target.close(id)
    expect(await shown()).toEqual(NOWHERE)
    expect(await told()).toHaveLength(6)
    await target.open(id)
    expect(await shown()).toEqual(everywhere(renamed))
    expect(await told()).toEqual([])

    if (target.isKept) {
      const refused = (await target.remove(id)) as Reply<ErrorBody>
      expectRefusal(refused, 409, 'content.in_use')
      expect(refused.body.error).toMatch(/^This is in use: ([^;]+; ){4}2 more\. Choose another one/)
      expect(await shown()).toEqual(everywhere(renamed))
      await linkTo([])
    }
    expect((await target.remove(id)).status).toBeLessThan(300)
    if (!target.isKept) {
      expect(await shown()).toEqual(NOWHERE)
      expect(await told()).toHaveLength(6)
      await linkTo([])
    }
    expect(await told()).toEqual([])
  })
})

it('a page whose earlier version is restored takes its links along, also back onto the site', async () => {
  const { id, to, link } = await page.make()
  await linkTo([to, KEPT.href])
  const versions = await editor.get<{ docs: { id: number }[] }>(
    `${PAGES}/versions?where[parent][equals]=${id}&where[version._status][equals]=published&sort=-updatedAt&limit=1&depth=0`,
  )
  const restore = () => editor.post(`${PAGES}/versions/${versions.body.docs[0]?.id}`, {})
  const renamed = await page.rename(id)
  expect(await shown()).toEqual(everywhere(renamed))
  expect((await restore()).status).toBe(200)
  expect(await shown()).toEqual(everywhere(link))
  await page.close?.(id)
  expect(await shown()).toEqual(NOWHERE)
  expect((await restore()).status).toBe(200)
  expect(await shown()).toEqual(everywhere(link))
  expect(await told()).toEqual([])
  await linkTo([])
  expect((await page.remove(id)).status).toBe(200)
})

it('a form whose questions were all removed is not open', async () => {
  const { id, to } = await form.make()
  const isOpen = async () => (await findLinkTargets([{ kind: 'form', id }])).get(to)?.isOpen
  expect(await isOpen()).toBe(true)
  const remove = 'update forms_fields set archived = true where _parent_id = $1'
  await (await pool()).query(remove, [id])
  expect(await isOpen()).toBe(false)
})

it.each([page, form])(
  'a link by the address of $kind is told as broken while nothing is there',
  async (target) => {
    const { id, link } = await target.make()
    await linkTo([link.href, KEPT.href])
    expect(await told()).toEqual([])
    await target.rename(id)
    expect(await told()).toEqual([])
    await target.close?.(id)
    expect(await told()).toHaveLength(6)
    await target.open(id)
    expect(await told()).toEqual([])
    await linkTo([])
    expect((await target.remove(id)).status).toBeLessThan(300)
  },
)
