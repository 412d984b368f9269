import { afterAll, expect, it, vi } from 'vitest'
import type { Submission } from '@/features/submissions/schema'
import { pool } from '@/lib/database/db'
import { keepSearchIndexTidy } from '@/lib/database/search-upkeep'
import { log } from '@/lib/log/log'
import { paths } from '@/lib/paths'
import { keepTalliesUpToDate } from '@/lib/tallies/upkeep'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { waitUntil } from '../../support/condition'
import { replaceLabelsByIds } from '../../support/sample-form'

afterAll(removeCreatedRows)

async function takeWaiting(): Promise<number> {
  const { rows } = await (await pool()).query(
    `select gin_clean_pending_list('submissions_search_trgm')::int as pages`,
  )
  return rows[0].pages
}

async function tidyOnce(): Promise<void> {
  const end = new AbortController()
  const statements = vi.spyOn(await pool(), 'query')
  const work = keepSearchIndexTidy(end.signal)
  const texts = () => statements.mock.calls.map(([statement]) => JSON.stringify(statement))
  await waitUntil('tidied', () => texts().some((text) => text.includes('tidy_search_index')))
  end.abort()
  await work
  statements.mockRestore()
}

it('what has come in is found before and after it is sorted in', async () => {
  const form = await createOpenForm({ Name: 'text' })
  const colleague = await staffClient('event_coordinator')
  const find = async () =>
    (await colleague.get<Submission[]>(`${paths.api.submissions}?search=quezon-xylo`)).body
  await takeWaiting()
  await register(form, replaceLabelsByIds(form, { Name: 'Quezon-Xylophone' }))
  expect(await find()).toHaveLength(1)
  expect(await takeWaiting()).toBeGreaterThan(0)

  await register(form, replaceLabelsByIds(form, { Name: 'Quezon-Xylograph' }))
  await tidyOnce()
  expect(await takeWaiting()).toBe(0)
  expect(await find()).toHaveLength(2)
})

it('has room at the index’s end for the worst minute', async () => {
  const { rows } = await (await pool()).query(
    `select reloptions from pg_class where relname = 'submissions_search_trgm'`,
  )
  expect(rows).toEqual([{ reloptions: ['gin_pending_list_limit=32768'] }])
})

it('goes on when the database has failed, and so do the counts', async () => {
  const connections = await pool()
  const down = new Error('down') as never
  const asked = vi.spyOn(connections, 'query').mockRejectedValueOnce(down)
  const opened = vi.spyOn(connections, 'connect').mockRejectedValueOnce(down)
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  const end = new AbortController()
  const work = [keepSearchIndexTidy(end.signal), keepTalliesUpToDate(end.signal)]
  await waitUntil('both try again', () => {
    return asked.mock.calls.length > 1 && opened.mock.calls.length > 1
  })
  end.abort()
  await Promise.all(work)
  expect(logged.mock.calls.map(([, message]) => message).sort()).toEqual(['counts', 'search index'])
  vi.restoreAllMocks()
})
