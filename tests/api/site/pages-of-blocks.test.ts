import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, it } from 'vitest'
import { FormEntry } from '@/app/(site)/blocks/form-entry'
import { getHomeContent } from '@/features/home/server/data'
import { Prose } from '@/features/pages/components/prose'
import { findMovedPageSlug, findPage } from '@/features/pages/server/data'
import { getResourcesPage } from '@/features/resources/server/data'
import { getSiteSettings } from '@/features/site/server/data'
import { findAllBrokenLinks } from '@/features/site/server/link-check'
import { listDrafts } from '@/features/site/server/unpublished'
import { cms } from '@/lib/cms'
import { findContentUses } from '@/lib/content/in-use'
import { pool } from '@/lib/database/db'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

const PAGES = '/api/cms/pages'
const SETTINGS = '/api/cms/globals/site-settings'

interface Saved {
  doc: { id: number; slug: string; title: string; blocks: Record<string, unknown>[] }
}
interface Refused {
  errors: { message: string; data?: { errors?: { message: string; path: string }[] } }[]
}

const made: number[] = []
afterAll(async () => {
  const payload = await cms()
  const { menu } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { menu: { ...menu, entries: [] }, _status: 'published' },
  })
  // One call for each page, because Payload deletes the rows of one call at the same time on one
  // connection.
  for (const id of made)
    await payload.delete({ collection: 'pages', where: { id: { equals: id } } })
  await removeCreatedRows()
})

async function publish(title: string, more: object = {}) {
  const editor = await staffClient('event_coordinator')
  const reply = await editor.post<Saved>(PAGES, { title, _status: 'published', ...more })
  if (reply.body.doc) made.push(reply.body.doc.id)
  return reply
}

const change = async (id: number, data: object, query = '') =>
  (await staffClient('event_coordinator')).send<Saved>(`${PAGES}/${id}${query}`, {
    method: 'PATCH',
    body: JSON.stringify(data),
    headers: { 'content-type': 'application/json' },
  })

async function setMenu(entries: object[]) {
  const editor = await staffClient('event_coordinator')
  const { body } = await editor.get<{ menu: object }>(`${SETTINGS}?depth=0`)
  const menu = { ...body.menu, entries }
  return editor.post(SETTINGS, { menu, _status: 'published' })
}
const menuNow = async () => (await getSiteSettings()).menu.map(({ label, href }) => [label, href])
/** Lists the broken links, except links to the library's files, which the data folder lacks. */
const broken = async () =>
  (await findAllBrokenLinks())
    .map(({ place, what }) => `${place} ${what}`)
    .filter((line) => line.includes(' leads to ') && !line.includes('showPDF'))

it('a page is published with a title and blocks alone; its address and its search texts follow', async () => {
  const blocks = [
    {
      blockType: 'questions',
      heading: 'Asked often',
      items: [{ question: 'Who?', answer: 'You' }],
    },
    { blockType: 'quote', quote: 'We came as many and left as one.', person: 'Iloilo' },
  ]
  const { status, body } = await publish('Come and see', { lead: 'All are welcome.', blocks })
  expect(status).toBe(201)
  expect(body.doc.slug).toBe('come-and-see')
  expect(await findPage('come-and-see')).toMatchObject({
    title: 'Come and see',
    seo: { title: 'Come and see', description: 'All are welcome.' },
    blocks: [{ blockType: 'questions' }, { blockType: 'quote', person: 'Iloilo' }],
  })
})

it('the address follows the title of a draft until it is written', async () => {
  const editor = await staffClient('event_coordinator')
  const { body } = await editor.post<Saved>(`${PAGES}?draft=true`, {
    title: 'How',
    _status: 'draft',
  })
  const { id } = body.doc
  made.push(id)
  const save = async (data: object) =>
    (await change(id, { _status: 'draft', ...data }, '?draft=true&autosave=true')).body.doc.slug
  expect(await save({ title: 'How to join', slug: 'how' })).toBe('how-to-join')
  expect(await save({ title: 'How to join us', slug: 'how-to-join' })).toBe('how-to-join-us')
  expect(await save({ title: 'How to join us', slug: 'join' })).toBe('join')
  expect(await save({ title: 'Join', slug: 'join' })).toBe('join')
  expect(await save({ title: 'Joining', slug: 'join' })).toBe('join')
  expect(await save({ title: 'Come along', slug: '' })).toBe('come-along')
})

it.each(['admin', 'api', 'Two Words', 'a/b'])('the address %s is refused', async (slug) => {
  const { status, body } = await publish('Anything', { slug })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toMatch(/taken by another part|small letters/)
})

it('the address of another page is refused when it is written, by the name of its field', async () => {
  await publish('Parking lot')
  const { status, body } = await publish('Elsewhere', { slug: 'parking-lot' })
  expect(status).toBe(400)
  expect((body as unknown as Refused).errors[0]?.data?.errors).toEqual([
    {
      label: 'Text > Address',
      message: 'Another page has this address. Please write another one',
      path: 'slug',
    },
  ])
})

it('a title that is taken gets a number', async () => {
  await publish('Twins')
  expect((await publish('Twins')).body.doc.slug).toBe('twins-2')
  expect((await publish('Resources')).body.doc.slug).toBe('resources-2')
  const longest = 'x'.repeat(60)
  const slugs = [await publish(longest), await publish(longest)].map(({ body }) => body.doc?.slug)
  expect(slugs).toEqual(['x'.repeat(54), `${'x'.repeat(54)}-2`])
})

it('an earlier address leads to the page, and two that swap make no loop', async () => {
  const [a, b] = [(await publish('North')).body.doc, (await publish('South')).body.doc]
  await change(a.id, { slug: 'up-north', _status: 'published' })
  expect(await findMovedPageSlug('north')).toBe('up-north')
  expect((await change(b.id, { slug: 'north', _status: 'draft' }, '?draft=true')).status).toBe(200)
  expect(await findMovedPageSlug('north')).toBe('up-north')
  await change(b.id, { slug: 'north', _status: 'published' })
  expect(await findMovedPageSlug('north')).toBeNull()
  expect(await findMovedPageSlug('south')).toBe('north')
  await change(a.id, { slug: 'south', _status: 'published' })
  expect([await findMovedPageSlug('north'), await findMovedPageSlug('south')]).toEqual([null, null])
  expect(await findMovedPageSlug('up-north')).toBe('south')
  await change(a.id, { _status: 'draft' })
  expect(await findMovedPageSlug('up-north')).toBeNull()
  const payload = await cms()
  await payload.delete({ collection: 'pages', id: a.id })
  const { rows } = await (await pool()).query('select 1 from page_addresses where page_id = $1', [
    a.id,
  ])
  expect(rows).toEqual([])
})

it('the menu is that of the specification until an editor changes it, and again when emptied', async () => {
  const before = await menuNow()
  expect(before.map(([label]) => label)).toEqual([
    ...['Home', 'Our Story', 'Vision & Mission', 'Core Values', 'Core Beliefs', 'Celebrations'],
    ...['Resources', 'Merch'],
  ])
  const [resources] = (await getSiteSettings()).menu.filter(({ links }) => links)
  expect(resources?.links).toEqual([
    { label: 'Booklet', href: '/resources?showPDF=booklet' },
    { label: 'First Seven Years', href: '/resources?showPDF=first-seven-years' },
  ])
  await setMenu([{ blockType: 'link', to: '/merch', link: 'Shop' }])
  expect(await menuNow()).toEqual([['Shop', '/merch']])
  await setMenu([])
  expect(await menuNow()).toEqual(before)
})

it('a link follows its page when it is renamed, and is told and left out when it goes', async () => {
  const { doc } = (await publish('Giving')).body
  const to = `page:${doc.id}`
  await setMenu([
    { blockType: 'link', to: '/' },
    { blockType: 'link', to },
  ])
  expect(await menuNow()).toEqual([
    ['Home', '/'],
    ['Giving', '/giving'],
  ])
  await change(doc.id, { title: 'How to give', slug: 'give', _status: 'published' })
  expect(await menuNow()).toContainEqual(['How to give', '/give'])
  expect(await broken()).toEqual([])
  const editor = await staffClient('event_coordinator')
  const refused = await editor.send(`${PAGES}/${doc.id}`, { method: 'DELETE' })
  expectRefusal(refused, 409, 'content.in_use')
  expect(refused.body.error).toContain('Site settings → Menu → Links of the menu')
  await change(doc.id, { _status: 'draft' })
  expect(await menuNow()).toEqual([['Home', '/']])
  expect((await broken()).join()).toContain('leads to “How to give”, which visitors cannot open')
  const { body: versions } = await editor.get<{ docs: { id: number }[] }>(
    `${PAGES}/versions?where[parent][equals]=${doc.id}&where[version._status][equals]=published&sort=-updatedAt&limit=1`,
  )
  expect((await editor.post(`${PAGES}/versions/${versions.docs[0]?.id}`, {})).status).toBe(200)
  expect(await menuNow()).toContainEqual(['How to give', '/give'])
  expect(await broken()).toEqual([])
  await change(doc.id, { _status: 'draft' })
  await (await pool()).query('delete from pages where id = $1', [doc.id])
  expect((await broken()).join()).toContain('leads to a page that is gone')
  await setMenu([])
})

const textWithLink = (url: string) => {
  const end = { version: 1, format: '', indent: 0, direction: null }
  const word = { type: 'text', text: 'here', version: 1, detail: 0, format: 0, mode: 'normal' }
  const fields = { url, linkType: 'custom', newTab: false }
  const link = { ...end, type: 'link', version: 3, id: 'a1', fields, children: [word] }
  const paragraph = { ...end, type: 'paragraph', textFormat: 0, children: [link] }
  return { root: { ...end, type: 'root', children: [paragraph] } }
}

it('links of texts, slides and the top bar follow their page, and are left out while it is closed', async () => {
  const editor = await staffClient('event_coordinator')
  const { doc } = (await publish('Bring your choir')).body
  const to = `page:${doc.id}`
  const [text, inBlock] = [
    (await publish('With a text', { content: textWithLink(to) })).body.doc,
    (await publish('With a block', { blocks: [{ blockType: 'text', text: textWithLink(to) }] }))
      .body.doc,
  ]
  const home = '/api/cms/globals/home-page'
  const { body } = await editor.get<{ hero: { slides: object[] } }>(`${home}?depth=0`)
  const slidesTo = async (slide: object) => {
    const [first, ...rest] = body.hero.slides
    const hero = { ...body.hero, slides: [{ ...first, ...slide }, ...rest] }
    return editor.post(home, { hero, _status: 'published' })
  }
  const settings = (await editor.get<{ menu: object }>(`${SETTINGS}?depth=0`)).body
  const action = (menu: object) =>
    editor.post(SETTINGS, { menu: { ...settings.menu, ...menu }, _status: 'published' })
  try {
    expect((await slidesTo({ to })).status).toBe(200)
    expect((await action({ action: { to } })).status).toBe(200)
    const now = async () => ({
      slide: (({ to, link }) => ({ href: to, label: link }))(
        (await getHomeContent()).hero.slides[0] as never,
      ),
      bar: (await getSiteSettings()).action,
      text: JSON.stringify((await findPage(text.slug))?.content).match(/"url":"(.*?)"/)?.[1],
    })
    const shown = { href: '/bring-your-choir', label: 'Bring your choir' }
    expect(await now()).toEqual({ slide: shown, bar: shown, text: shown.href })
    const refused = await editor.send(`${PAGES}/${doc.id}`, { method: 'DELETE' })
    expectRefusal(refused, 409, 'content.in_use')
    await change(doc.id, { title: 'Choirs', slug: 'choirs', _status: 'published' })
    const renamed = { href: '/choirs', label: 'Choirs' }
    expect(await now()).toEqual({ slide: renamed, bar: renamed, text: '/choirs' })
    expect(await broken()).toEqual([])
    await change(doc.id, { _status: 'draft' })
    expect(await now()).toEqual({ slide: { href: '', label: '' }, bar: null, text: '' })
    const told = (await broken()).join()
    expect(told).toContain('Home → Theme → Slides')
    expect(told).toContain('Site settings → Menu → Button of the top bar')
    expect(told).toContain('Other pages: With a text → Text → Text leads to “Choirs”')
    expect(told).toContain('Other pages: With a block → Text → Blocks → Text, number 1')
    await change(doc.id, { _status: 'published' })
    expect(await now()).toEqual({ slide: renamed, bar: renamed, text: '/choirs' })
  } finally {
    await slidesTo({ to: null, link: null })
    await action({ action: { to: null, link: null } })
    await change(text.id, { content: null, _status: 'published' })
    await change(inBlock.id, { blocks: [], _status: 'published' })
  }
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'page:0'])(
  'a text with a link to %s is refused',
  async (url) => {
    const { status } = await publish('Bad text', { content: textWithLink(url) })
    expect(status).toBe(400)
  },
)

const MARKUP = '<script>alert(1)</script><img src=x onerror=alert(1)>'

it('markup in a text is shown as letters, and nodes that the editor does not make are refused', async () => {
  const textOf = (node: object) => {
    const text = textWithLink('/merch')
    return { root: { ...text.root, children: [node] } }
  }
  const end = { version: 1, format: '', indent: 0, direction: null }
  const words = [
    { type: 'text', text: MARKUP, version: 1, detail: 0, format: 0, mode: 'normal', style: '' },
  ]
  const { status, body } = await publish('With markup', {
    content: textOf({ ...end, type: 'paragraph', textFormat: 0, children: words }),
  })
  expect(status).toBe(201)
  const { content } = (await findPage(body.doc.slug)) ?? {}
  const html = renderToStaticMarkup(createElement(Prose, { content: content as never }))
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img')
  expect(html).not.toMatch(/<script|<img/)
  for (const tag of ['script', 'iframe']) {
    const heading = { ...end, type: 'heading', tag, children: words }
    expect((await publish('With a heading', { content: textOf(heading) })).status).toBe(400)
  }
})

it.each(['javascript:alert(1)', 'page:0', 'page:x', '//evil.example', 'nowhere'])(
  'a link to %s is refused',
  async (to) => {
    const { status } = await publish('Bad link', { blocks: [{ blockType: 'button', to }] })
    expect(status).toBe(400)
  },
)

it('a page may link to itself, and a form’s link closes with the form', async () => {
  const form = await createOpenForm({ Name: 'text' })
  const { doc } = (await publish('Here')).body
  const blocks = [
    { blockType: 'button', to: `page:${doc.id}` },
    { blockType: 'button', to: `form:${form.id}` },
  ]
  expect((await change(doc.id, { blocks, _status: 'published' })).status).toBe(200)
  expect(await broken()).toEqual([])
  await (await pool()).query('update forms set is_active = false where id = $1', [form.id])
  expect((await broken()).join()).toContain('which visitors cannot open')
  const editor = await staffClient('event_coordinator')
  expect((await editor.send(`${PAGES}/${doc.id}`, { method: 'DELETE' })).status).toBe(200)
})

it('the entry to a form says what its own page says: open, opens on, closed on, full, waiting list, off', async () => {
  const row = await createOpenForm({ Name: 'text' })
  const { id, slug, name } = row
  const shown = async (closedText = '') => {
    const entry = await FormEntry({
      row: { name, slug, description: '', closedText },
      link: 'Join us',
    })
    return renderToStaticMarkup(entry)
      .replace(/<a [^>]*>/g, 'to ')
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/<[^>]+>/g, '|')
  }
  const update = async (what: string) =>
    (await pool()).query(`update forms set ${what} where id = $1`, [id])
  expect(await shown('Come in March')).toContain('to Join us')
  expect(await shown('Come in March')).not.toContain('Come in March')
  await update(`opens_at = '2099-03-06T01:00:00Z'`)
  expect(await shown('Come in March')).toContain(
    'Registration opens on March 6, 2099 at 9:00 AM (Philippine time).\nCome in March',
  )
  expect(await shown()).not.toContain('Join us')
  await update(`opens_at = null, closes_at = '2020-03-06T01:00:00Z'`)
  expect(await shown()).toContain('Registration closed on March 6, 2020 at 9:00 AM')
  await update(`closes_at = '2099-03-06T01:00:00Z'`)
  expect(await shown()).toMatch(/Registration closes on March 6, 2099.*to Join us/)
  await update('closes_at = null')
  await (await pool()).query('insert into place_limits (form_id, seats, held) values ($1, 2, 2)', [
    id,
  ])
  expect(await shown()).toContain('All places are taken.')
  expect(await shown()).not.toContain('Join us')
  await update('places_has_waiting_list = true')
  expect(await shown()).toMatch(/You can register for the waiting list\..*to Join us/)
  await update('is_active = false')
  expect(await shown()).toContain('Registration is not open now.')
  expect(await shown('Come in March')).toMatch(/\|Come in March\|/)
})

it('two hundred blocks are refused, and so is a film of a site that is not allowed', async () => {
  const quote = { blockType: 'quote', quote: 'x' }
  const many = await publish('Too many', { blocks: Array.from({ length: 200 }, () => quote) })
  expect(many.status).toBe(400)
  const film = { blockType: 'film', heading: 'F', address: 'https://evil.example/watch?v=1' }
  const { status, body } = await publish('Film', { blocks: [film] })
  expect(status).toBe(400)
  expect(JSON.stringify(body as unknown as Refused)).toContain('YouTube, Vimeo or Facebook')
})

it('what can be linked to is found by its title, with its state', async () => {
  const editor = await staffClient('event_coordinator')
  const { doc } = (await publish('100% of the harvest')).body
  const targets = async (query: string) =>
    (await editor.get<{ targets: object[] }>(`/api/admin/link-targets?${query}`)).body.targets
  const found = { link: `page:${doc.id}`, kind: 'page', title: doc.title, isOpen: true }
  expect(await targets('search=100%25 of')).toEqual([found])
  expect(await targets(`of=page:${doc.id},page:999999`)).toEqual([found])
  expect(await targets('search=iloilo')).toMatchObject([{ kind: 'province', title: 'Iloilo' }])
  const many = (await targets('search=a')) as { kind: string; title: string }[]
  const provinces = many.filter(({ kind }) => kind === 'province').map(({ title }) => title)
  expect(provinces).toHaveLength(20)
  expect(provinces).toEqual(provinces.toSorted())
  expect((await editor.get('/api/admin/link-targets?of=nonsense')).status).toBe(400)
})

it('a ready-made page is a draft with an address, and each can be published as it is', async () => {
  const editor = await staffClient('event_coordinator')
  for (const from of ['how-to-join', 'bring-your-church', 'leadership', 'giving']) {
    const { status, body } = await editor.post<{ id: number }>('/api/admin/pages', { from })
    expect(status).toBe(201)
    made.push(body.id)
    const payload = await cms()
    const page = await payload.findByID({ collection: 'pages', id: body.id, draft: true, depth: 0 })
    expect(page).toMatchObject({ slug: from, _status: 'draft' })
    expect(await findPage(from)).toBeNull()
    expect((await change(body.id, { _status: 'published' })).status).toBe(200)
    expect((await findPage(from))?.blocks).toHaveLength(page.blocks?.length ?? 0)
  }
  expect((await editor.post('/api/admin/pages', { from: 'nothing' })).status).toBe(400)
})

it('a new page in which nobody wrote anything leaves nothing behind', async () => {
  const editor = await staffClient('event_coordinator')
  const create = (data: object) => editor.post<Saved>(`${PAGES}?draft=true`, data)
  const [empty, written] = [(await create({})).body.doc, (await create({ lead: 'x' })).body.doc]
  made.push(written.id)
  const ids = [empty.id, written.id]
  expect((await listDrafts()).filter(({ address }) => address.endsWith(`/${empty.id}`))).toEqual([])
  const database = await pool()
  await database.query(
    `update pages set created_at = now() - interval '23 hours' where id = any($1)`,
    [ids],
  )
  const orphans = async () =>
    (await database.query('select count(*) from _pages_v where parent_id is null')).rows
  const before = await orphans()
  const remaining = async () =>
    (await database.query('select id from pages where id = any($1) order by id', [ids])).rows
  await publish('Another one')
  expect(await remaining()).toEqual([{ id: empty.id }, { id: written.id }])
  await database.query(
    `update pages set created_at = created_at - interval '2 hours' where id = any($1)`,
    [ids],
  )
  await publish('The next one')
  expect(await remaining()).toEqual([{ id: written.id }])
  expect(await orphans()).toEqual(before)
})

it('a page is put into the menu by one press, once, and what else is drafted there stays a draft', async () => {
  const editor = await staffClient('event_coordinator')
  const { doc } = (await publish('Volunteers')).body
  const before = await menuNow()
  const settings = await editor.get<{ tagline: string }>(`${SETTINGS}?depth=0`)
  await editor.post(`${SETTINGS}?draft=true`, { tagline: 'Not yet', _status: 'draft' })
  try {
    for (const _press of [1, 2]) {
      expect((await editor.post(`/api/admin/pages/${doc.id}/menu`)).status).toBe(204)
    }
    expect(await menuNow()).toEqual([...before, ['Volunteers', '/volunteers']])
    const { savedBy } = (await editor.get<{ savedBy: unknown }>(`${SETTINGS}?depth=0`)).body
    expect(savedBy).toEqual(expect.any(Number))
    expect((await getSiteSettings()).tagline).toBe(settings.body.tagline)
    const draft = await editor.get<{ tagline: string }>(`${SETTINGS}?depth=0&draft=true`)
    expect(draft.body.tagline).toBe('Not yet')
    expectRefusal(await editor.post('/api/admin/pages/999999/menu'), 404, 'route.not_found')
  } finally {
    await editor.post(SETTINGS, { tagline: settings.body.tagline, _status: 'published' })
    await setMenu([])
  }
})

it('a link by the address of a page or a document is told as theirs', async () => {
  const { doc } = (await publish('Camp')).body
  await setMenu([
    { blockType: 'link', to: '/camp' },
    { blockType: 'link', to: '/resources?showPDF=booklet' },
  ])
  const payload = await cms()
  const places = async (collection: string, id: number) =>
    ((await findContentUses(payload, collection)).get(id) ?? []).map(({ place }) => place).join()
  expect(await places('pages', doc.id)).toContain('Site settings → Menu → Links of the menu')
  const booklet = await payload.find({
    collection: 'resources',
    where: { key: { equals: 'booklet' } },
  })
  expect(await places('resources', booklet.docs[0]?.id ?? 0)).toContain('Links of the menu')
  await setMenu([])
})

it('of many pages with the same broken link a hundred are told, the newest first, and as many uses', async () => {
  const { doc } = (await publish('Vigil')).body
  const on = await pool()
  const to = [{ id: 'a', blockType: 'button', to: '/nowhere' }]
  const of = [...to, { id: 'b', blockType: 'button', to: `page:${doc.id}` }]
  // Each link is twice on each page, because the limit of a hundred counts pages, not links.
  await on.query(
    `insert into pages (title, slug, blocks, _status)
     select 'Many ' || n, 'many-' || n, $1, 'published' from generate_series(1, 120) n`,
    [JSON.stringify([...of, ...of])],
  )
  const told = (await findAllBrokenLinks()).filter(({ what }) => what.includes('/nowhere'))
  expect(told).toHaveLength(200)
  const names = told.map(({ place }) => place.split(' → ')[0])
  expect(names).toContain('Other pages: Many 120')
  expect(names).not.toContain('Other pages: Many 20')
  const pages = (uses?: { place: string }[]) =>
    new Set(uses?.map(({ place }) => place.split(' → ')[0])).size
  const payload = await cms()
  expect(pages((await findContentUses(payload, 'pages', { id: doc.id })).get(doc.id))).toBe(100)
  expect(pages((await findContentUses(payload, 'pages')).get(doc.id))).toBe(3)
  await on.query(`delete from pages where slug like 'many-%'`)
})

it('a third document is added with a title and a file; those of the specification keep their addresses', async () => {
  const editor = await staffClient('event_coordinator')
  const payload = await cms()
  const data = readFileSync('media/seed/booklet.pdf')
  const file = { data, name: 'prayer-guide.pdf', mimetype: 'application/pdf', size: data.length }
  const words = { title: 'Prayer guide', description: 'For the weeks before.', coverTitle: 'Pray' }
  const doc = await payload.create({ collection: 'resources', data: words as never, file })
  try {
    expect(doc.key).toBe('prayer-guide')
    const { documents } = await getResourcesPage()
    expect(documents.map(({ key }) => key)).toEqual([
      'booklet',
      'first-seven-years',
      'prayer-guide',
    ])
    const sent = await newVisitor().get('/api/resources/prayer-guide')
    expect(sent.headers.get('content-disposition')).toContain('One-Name-Prayer-Guide.pdf')
    const [booklet] = (
      await payload.find({ collection: 'resources', where: { key: { equals: 'booklet' } } })
    ).docs
    const kept = await editor.send<{ doc: { key: string } }>(`/api/cms/resources/${booklet?.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ key: 'leaflet' }),
      headers: { 'content-type': 'application/json' },
    })
    expect(kept.body.doc.key).toBe('booklet')
  } finally {
    await payload.delete({ collection: 'resources', id: doc.id })
  }
})
