import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitUntil } from '../support/condition'
import { VERSIONED_CONTENTS, type VersionedContent } from '../support/contents'
import { type ProductParts, prepareProductParts } from '../support/parts'
import { type PortalClient, setUpPortal } from '../support/portal'

let parts: ProductParts
let portal: PortalClient
let database: Client
let pageId: number
beforeAll(async () => {
  parts = await prepareProductParts()
  await parts.start('web')
  await parts.start('worker')
  portal = await setUpPortal(parts.address)
  database = new Client({ connectionString: parts.databaseUrl })
  await database.connect()
  const { rows } = await database.query(`select id from pages where slug = 'privacy-policy'`)
  pageId = rows[0].id
})
afterAll(async () => {
  await database?.end()
  await parts?.close()
})

const baseOf = ({ address }: VersionedContent) => address.replace('/{id}', '')

const save = (content: VersionedContent, change: object, query = '') =>
  portal.send(
    content.slug === 'pages' ? 'PATCH' : 'POST',
    `${content.address.replace('{id}', String(pageId))}${query}`,
    change,
  )
const publish = (content: VersionedContent, words: string) =>
  save(content, { ...content.saying(words), _status: 'published' })
const draft = (content: VersionedContent, words: string) =>
  save(content, { ...content.saying(words), _status: 'draft' }, '?draft=true')

const visit = async ({ page }: VersionedContent) => {
  const reply = await fetch(parts.address + page)
  return { status: reply.status, html: await reply.text() }
}
const untilVisitorsRead = (content: VersionedContent, words: string) =>
  waitUntil(`${content.page} says ${words}`, async () =>
    (await visit(content)).html.includes(words),
  )

/** Schedules publishing or unpublishing, as the dialog in Payload's admin panel does. */
const schedule = (content: VersionedContent, type: 'publish' | 'unpublish') => {
  const what =
    content.slug === 'pages'
      ? { doc: { relationTo: 'pages', value: String(pageId) } }
      : { global: content.slug }
  const input = { type, ...what, user: { relationTo: 'admin-users', value: 1 } }
  return database.query(
    `insert into payload_jobs (input, task_slug, queue, wait_until, processing, total_tried)
     values ($1, 'schedulePublish', 'default', now(), false, 0)`,
    [input],
  )
}

describe.each(VERSIONED_CONTENTS)('$slug', (content) => {
  it('a page that visitors have been reading follows what is published and restored', async () => {
    await publish(content, 'Words of the first day')
    await untilVisitorsRead(content, 'Words of the first day')
    const list = await portal.get(`${baseOf(content)}/versions?sort=-updatedAt&limit=1&depth=0`)
    const [first] = (await list.json()).docs
    await publish(content, 'Words of the second day')
    await untilVisitorsRead(content, 'Words of the second day')
    await draft(content, 'Words of no day')
    await portal.post(`${baseOf(content)}/versions/${first.id}`, {})
    await untilVisitorsRead(content, 'Words of the first day')
    expect((await visit(content)).html).not.toContain('Words of no day')
  })
})

it('what is scheduled comes at its time, and what visitors have read goes when it is unpublished', async () => {
  for (const content of VERSIONED_CONTENTS) {
    await draft(content, `Words for later of ${content.slug}`)
    expect((await visit(content)).html).not.toContain(`Words for later of ${content.slug}`)
    await schedule(content, 'publish')
  }
  for (const content of VERSIONED_CONTENTS) {
    await untilVisitorsRead(content, `Words for later of ${content.slug}`)
  }
  const [page] = VERSIONED_CONTENTS.filter(({ canBeUnpublished }) => canBeUnpublished)
  if (!page) throw new Error('Nothing can be unpublished')
  await draft(page, 'A newer draft')
  await save(page, { _status: 'draft' })
  await waitUntil('it is gone', async () => (await visit(page)).status === 404)
  await publish(page, 'It is back')
  await untilVisitorsRead(page, 'It is back')
  await draft(page, 'A newer draft')
  await schedule(page, 'unpublish')
  await waitUntil('it is gone', async () => (await visit(page)).status === 404)
})
