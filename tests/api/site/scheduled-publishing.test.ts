import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishScheduled, runScheduledPublishing } from '@/features/site/server/jobs'
import { cms } from '@/lib/cms'
import { richText } from '@/seed/rich-text'
import { removeCreatedRows } from '../../support/api/created-rows'
import { type Account, makeAccount } from '../../support/api/staff'
import { waitUntil } from '../../support/condition'
import { VERSIONED_CONTENTS } from '../../support/contents'

let editor: Account
beforeAll(async () => {
  editor = await makeAccount('event_coordinator')
})
const pages: number[] = []
afterAll(async () => {
  const payload = await cms()
  for (const id of pages) await payload.delete({ collection: 'pages', id, overrideAccess: true })
  await removeCreatedRows()
})

async function draftPage(slug: string) {
  const payload = await cms()
  const page = await payload.create({
    collection: 'pages',
    draft: true,
    overrideAccess: true,
    data: {
      title: 'Parking',
      slug,
      content: richText('Doors open at noon.'),
      seo: { title: 'Parking', description: 'Where to park.' },
      _status: 'draft',
    },
  })
  pages.push(page.id)
  return page
}

async function schedule(id: number, type: 'publish' | 'unpublish', at: Date, by = editor) {
  const payload = await cms()
  return payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: at,
    input: {
      type,
      doc: { relationTo: 'pages', value: String(id) },
      user: { relationTo: 'admin-users', value: by.id },
    } as never,
  })
}

async function cancel({ id }: { id: number | string }) {
  const payload = await cms()
  await payload.delete({ collection: 'payload-jobs', id: Number(id), overrideAccess: true })
}

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** True when the page is published. Newer drafts are only in the table of versions. */
async function isPublic(id: number): Promise<boolean> {
  const payload = await cms()
  const page = await payload.findByID({ collection: 'pages', id, overrideAccess: true })
  return page._status === 'published'
}

describe('what an editor has scheduled', () => {
  it('is published when its time has come, not before, and taken back the same way', async () => {
    const { id } = await draftPage('parking-soon')
    await schedule(id, 'publish', minutesFromNow(60))
    await publishScheduled()
    expect(await isPublic(id)).toBe(false)
    await schedule(id, 'publish', minutesFromNow(-1))
    await publishScheduled()
    expect(await isPublic(id)).toBe(true)
    await schedule(id, 'unpublish', minutesFromNow(-1))
    await publishScheduled()
    expect(await isPublic(id)).toBe(false)
  })

  it('is not published for somebody who may not edit any more', async () => {
    const leaver = await makeAccount('event_coordinator')
    const { id } = await draftPage('parking-never')
    await schedule(id, 'publish', minutesFromNow(-1), leaver)
    const payload = await cms()
    await payload.update({
      collection: 'admin-users',
      id: leaver.id,
      data: { status: 'disabled' },
      overrideAccess: true,
    })
    await publishScheduled()
    expect(await isPublic(id)).toBe(false)
  })
})

it('of several workers one publishes at the very time, and what was moved or cancelled stays', async () => {
  const [kept, moved, cancelled] = [
    await draftPage('parking-at-noon'),
    await draftPage('parking-tomorrow'),
    await draftPage('parking-cancelled'),
  ]
  const end = new AbortController()
  const workers = [runScheduledPublishing(end.signal), runScheduledPublishing(end.signal)]
  const soon = new Date(Date.now() + 2000)
  const before = new Date(soon.getTime() - 1)
  await cancel(await schedule(cancelled.id, 'publish', before))
  await cancel(await schedule(moved.id, 'publish', before))
  await schedule(moved.id, 'publish', minutesFromNow(60))
  await schedule(kept.id, 'publish', soon)
  await waitUntil('it is published', () => isPublic(kept.id))
  end.abort()
  await Promise.all(workers)
  const payload = await cms()
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: kept.id }, 'version._status': { equals: 'published' } },
    overrideAccess: true,
  })
  expect(docs).toHaveLength(1)
  expect(Date.parse(`${docs[0]?.updatedAt}`)).toBeGreaterThanOrEqual(soon.getTime())
  expect(await isPublic(moved.id)).toBe(false)
  expect(await isPublic(cancelled.id)).toBe(false)
})

it('what waited for a worker is done in its order, and what a killed one left is taken up', async () => {
  const { id } = await draftPage('parking-of-yesterday')
  await schedule(id, 'unpublish', minutesFromNow(-1))
  await schedule(id, 'publish', minutesFromNow(-2))
  await publishScheduled()
  expect(await isPublic(id)).toBe(false)
  const left = await schedule(id, 'publish', minutesFromNow(-1))
  const payload = await cms()
  await payload.db.updateOne({
    collection: 'payload-jobs',
    id: left.id,
    data: { processing: true },
  })
  await publishScheduled()
  expect(await isPublic(id)).toBe(true)
})

it('every page of the site is published at its time, all at once, with its newest draft', async () => {
  const payload = await cms()
  const globals = VERSIONED_CONTENTS.filter(({ slug }) => slug !== 'pages')
  for (const { slug, saying } of globals) {
    const draft = { ...saying(`Later: ${slug}`), _status: 'draft' } as never
    await payload.updateGlobal({ slug: slug as 'merch', draft: true, data: draft })
    await payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: minutesFromNow(-1),
      input: {
        type: 'publish',
        global: slug,
        user: { relationTo: 'admin-users', value: editor.id },
      } as never,
    })
  }
  await publishScheduled()
  for (const { slug, saying } of globals) {
    const row = await payload.findGlobal({ slug: slug as 'merch', depth: 0 })
    expect(row, slug).toMatchObject({ ...saying(`Later: ${slug}`), _status: 'published' })
  }
})
