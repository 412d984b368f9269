import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Submission } from '@/features/submissions/schema'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, readSubmission, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { listMiscountedGroups, listMiscountedStretches } from '../../support/api/tallies'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'
import { columnValues, readSheet } from '../../support/workbook'

let organiser: Client
let form: OpenForm<'Name'>
let ids: number[]
beforeAll(async () => {
  organiser = await staffClient('event_coordinator')
  form = await createOpenForm({ Name: 'text' })
  ids = []
  for (const Name of ['Ana', 'Ben', 'Trial one', 'Trial two']) {
    ids.push((await register(form, replaceLabelsByIds(form, { Name }))).body.id)
  }
})
afterAll(removeCreatedRows)

const mark = (some: readonly number[], isTest: boolean) =>
  organiser.put<{ changed: number }>(paths.api.testMarks, { ids: some, isTest })

async function list(query: Record<string, string> = {}) {
  const asked = new URLSearchParams({ formId: `${form.id}`, sort: 'id', ...query })
  const { body, headers } = await organiser.get<Submission[]>(`${paths.api.submissions}?${asked}`)
  const total = Number(headers.get('x-total-count'))
  return { ids: body.map(({ id }) => id), total, rows: body }
}
const exported = async (query = '') =>
  columnValues(
    await readSheet((await organiser.get(paths.api.submissionsExport(form.id) + query)).bytes),
    'ID',
  )
const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0)
const dashboardTotal = async () => {
  const { body } = await organiser.get<{
    submissions: { total: number; byStatus: Record<string, number> }
  }>(paths.api.dashboard)
  expect(sumOf(body.submissions.byStatus)).toBe(body.submissions.total)
  return body.submissions.total
}
const formFigures = async () => {
  const { body } = await organiser.get<
    { id: number; submissions: { total: number; lastAt: string } }[]
  >(paths.api.forms)
  return body.find(({ id }) => id === form.id)?.submissions
}

it('takes tests out of list, search, counts, export and figures, and back', async () => {
  const [ana = 0, ben = 0, ...trials] = ids
  const before = await dashboardTotal()
  expect((await mark(trials, true)).body).toEqual({ changed: 2 })
  expect(await readLastAuditLines('submissions.test_marked')).toMatchObject([
    { subject: '2 submissions' },
  ])

  expect(await list()).toMatchObject({ ids: [ana, ben], total: 2 })
  expect(await list({ status: 'new' })).toMatchObject({ ids: [ana, ben], total: 2 })
  expect(await list({ assignee: 'nobody' })).toMatchObject({ total: 2 })
  expect(await list({ search: 'Trial' })).toMatchObject({ ids: [], total: 0 })
  expect(await list({ from: '2020-01-01T00:00:00Z' })).toMatchObject({ total: 2 })
  expect(await exported()).toEqual([ana, ben])
  const { submittedAt: lastAt } = await readSubmission(ben)
  expect(await formFigures()).toMatchObject({ total: 2, lastAt })
  expect(await dashboardTotal()).toBe(before - 2)
  expect(await listMiscountedGroups()).toEqual([])
  expect(await listMiscountedStretches()).toEqual([])
  const { body: matching } = await organiser.put<{ changed: number }>(paths.api.matchingStatus, {
    filters: { formId: form.id },
    status: 'reviewed',
    count: 2,
  })
  expect(matching.changed).toBe(2)

  const asked = await list({ tests: 'only' })
  expect(asked).toMatchObject({ ids: trials, total: 2 })
  expect(asked.rows.map(({ isTest }) => isTest)).toEqual([true, true])
  expect(await list({ tests: 'only', search: 'one' })).toMatchObject({ total: 1 })
  expect(await exported('?tests=only')).toEqual(trials)
  expect(await readSubmission(trials[0] ?? 0)).toMatchObject({ isTest: true, status: 'new' })

  expect((await mark(ids, false)).body).toEqual({ changed: 2 })
  expect(await readLastAuditLines('submissions.test_unmarked')).toMatchObject([
    { subject: '2 submissions' },
  ])
  expect(await list()).toMatchObject({ ids, total: 4 })
  expect(await readSubmission(trials[0] ?? 0)).not.toHaveProperty('isTest')
  expect(await dashboardTotal()).toBe(before)
})

it('can still be worked on, deleted and restored, and stays a test', async () => {
  const [id = 0] = ids
  await mark([id], true)
  const changed = await organiser.put(paths.api.submission(id), { status: 'contacted' })
  expect(changed.status).toBe(200)
  expect((await organiser.post(paths.api.submissionNotes(id), { text: 'Try' })).status).toBe(201)
  await organiser.post(paths.api.deleteSubmissions, { ids: [id] })
  expect((await list({ tests: 'only' })).ids).toEqual([])
  expect((await mark([id], false)).body).toEqual({ changed: 0 })
  await organiser.post(paths.api.binRestore, { ids: [id] })
  expect((await list({ tests: 'only' })).ids).toEqual([id])
  expect(await listMiscountedGroups()).toEqual([])
  await mark([id], false)
})

it('asks for what it can understand', async () => {
  expectRefusal(await mark([], true), 400)
  const query = `${paths.api.submissions}?tests=all`
  expectRefusal(await organiser.get(query), 400)
})
