import { afterAll, beforeAll, expect, it } from 'vitest'
import { cms } from '@/lib/cms'
import { fetchRows, pool, sql } from '@/lib/database/db'
import { seed } from '@/seed/seed'

const CONTENT = sql`select
  (select count(*)::int from media) as media, (select count(*)::int from videos) as videos,
  (select count(*)::int from pages) as pages, (select count(*)::int from provinces) as provinces,
  (select count(*)::int from testimonies) as testimonies,
  (select count(*)::int from resources) as resources,
  (select heading from merch) as merch, (select hero_label from home_page) as home`

const content = async () => (await fetchRows<Record<string, unknown>>(CONTENT))[0]

let settings: object
let words: Record<string, unknown>
beforeAll(async () => {
  const payload = await cms()
  settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  words = { ...(await content()) }
})
afterAll(async () => {
  await (await pool()).query('update merch set heading = $1', [words.merch])
  await (await pool()).query('update home_page set hero_label = $1', [words.home])
  const data = { ...settings, _status: 'published' } as never
  await (await cms()).updateGlobal({ slug: 'site-settings', data, overrideAccess: true })
})

it('a preparation that was interrupted is repeated: nothing comes twice, and what editors wrote stays', async () => {
  await (await pool()).query(`update merch set heading = 'Of an editor'`)
  await (await pool()).query(`update home_page set hero_label = 'Of an editor'`)
  const before = await content()
  const payload = await cms()
  const nameOf = async () => (await payload.findGlobal({ slug: 'site-settings', depth: 0 })).name
  // The seed writes the settings last, so an empty name means that it was interrupted.
  await (await pool()).query(`update site_settings set name = ''`)
  await seed(payload)
  expect(await content()).toEqual(before)
  expect(await nameOf()).toBe('One Name')
  await (await pool()).query(`update site_settings set name = 'Another name'`)
  await seed(payload)
  expect(await nameOf()).toBe('Another name')
})
