import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NewView } from '@/features/submissions/views/client'
import { MAX_VIEWS, type SavedView, type ViewList } from '@/features/submissions/views/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register } from '../../support/api/forms'
import { type Account, clientWithSession, makeAccount, staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

let form: OpenForm<'Name'>
let owner: Account
let coordinator: Client
let admin: Client
const ids: number[] = []
beforeAll(async () => {
  form = await createOpenForm({ Name: 'text' })
  owner = await makeAccount('event_coordinator')
  coordinator = await clientWithSession(owner)
  admin = await staffClient('admin')
  for (const Name of ['Ana', 'Ben', 'Cora']) {
    ids.push((await register(form, replaceLabelsByIds(form, { Name }))).body.id)
  }
})
beforeEach(async () => {
  await (await pool()).query('delete from submission_views')
})
afterAll(removeCreatedRows)

const save = (view: Partial<NewView>, by = coordinator) =>
  by.post<SavedView>(paths.api.submissionViews, { name: 'A view', query: '?', ...view })
const remove = (path: string, by: Client) => by.send(path, { method: 'DELETE' })
const list = async (by = coordinator) => (await by.get<ViewList>(paths.api.submissionViews)).body
const names = async (by = coordinator) => (await list(by)).views.map(({ name }) => name)

describe('a view', () => {
  it('keeps filters, columns, order and rows; no page and no words of a search', async () => {
    const query = `?form=${form.id}&status=new&sort=-status&columns=assignee%2Cnotes%3Awide&rows=25`
    const { status, body } = await save({ query: `${query}&page=3&search=ana@example.org` })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'A view',
      isShared: false,
      mayChange: true,
      query,
      count: 3,
    })
    expect((await list()).views).toEqual([body])
  })

  it('counts what matches today', async () => {
    const { body } = await save({ query: `?form=${form.id}&status=contacted` })
    const count = async () => (await list()).views.find(({ id }) => id === body.id)?.count
    expect(await count()).toBe(0)
    await coordinator.put(paths.api.submission(ids[0] ?? 0), { status: 'contacted' })
    expect(await count()).toBe(1)
    await coordinator.put(paths.api.submission(ids[0] ?? 0), { status: 'new' })
  })

  it('counts by place, tests and requests to be erased', async () => {
    const filters = ['erasure=asked', 'seat=cancelled', 'tests=only']
    for (const filter of filters) {
      await save({ name: filter, query: `?form=${form.id}&${filter}` })
    }
    const counts = async () => (await list()).views.map(({ name, count }) => [name, count])
    const [erasure, seat, tests] = filters
    expect(await counts()).toEqual([
      [erasure, 0],
      [seat, 0],
      [tests, 0],
    ])
    const path = paths.api.submissionSeat(ids[0] ?? 0)
    await coordinator.post(path, { act: 'cancel' })
    expect(await counts()).toEqual([
      [erasure, 0],
      [seat, 1],
      [tests, 0],
    ])
    await coordinator.post(path, { act: 'restore' })
  })

  it('counts the days of the ministry, both of them whole', async () => {
    const at = ['2026-02-28T15:59:59.999Z', '2026-02-28T16:00:00Z', '2026-03-02T15:59:59.999Z']
    for (const [n, time] of at.entries()) {
      await (await pool()).query('update submissions set submitted_at = $2 where id = $1', [
        ids[n],
        time,
      ])
    }
    const { body } = await save({ query: `?form=${form.id}&from=2026-03-01&to=2026-03-02` })
    expect(body.count).toBe(2)
  })

  it('says when its form is gone', async () => {
    const { body } = await save({ query: '?form=2147483' })
    expect(body.count).toBeNull()
    expect((await list()).views[0]?.count).toBeNull()
  })
})

describe('those that everybody has', () => {
  it('count what is the reader’s, nobody’s, and of that what is still new', async () => {
    const before = (await list()).counts
    await coordinator.put(paths.api.submission(ids[1] ?? 0), { status: 'reviewed' })
    const after = (await list()).counts
    expect(after.unassigned).toBe(before.unassigned)
    expect(after.needsLook).toBe(before.needsLook - 1)
    expect(after.mine).toBe(0)
  })

  it('count what is assigned as nobody’s no more, and as new only where it is', async () => {
    const account = await makeAccount('event_coordinator')
    await (await pool()).query(
      `update submissions set status = case when id = $1 then 'reviewed' else 'new' end
         ::enum_submissions_status where id = any($2)`,
      [ids[0], ids],
    )
    const before = (await list()).counts
    for (const id of ids.slice(0, 2)) {
      await coordinator.put(paths.api.submission(id), { assigneeId: account.id })
    }
    expect((await list()).counts).toEqual({
      mine: 0,
      unassigned: before.unassigned - 2,
      needsLook: before.needsLook - 1,
    })
    await save({ name: 'My own', query: '?assignee=me', isShared: true }, admin)
    expect((await list()).views[0]?.count).toBe(0)
    const { counts, views } = await list(await clientWithSession(account))
    expect([counts.mine, views[0]?.count], 'of whoever reads it').toEqual([2, 2])
    for (const id of ids) await coordinator.put(paths.api.submission(id), { assigneeId: null })
  })
})

it('are in the order of their names, whatever their case', async () => {
  for (const name of ['cebu', 'Davao', 'Baguio']) await save({ name })
  expect(await names()).toEqual(['Baguio', 'cebu', 'Davao'])
})

describe('whose they are', () => {
  it('one’s own is nobody else’s', async () => {
    const { body } = await save({ name: 'Only mine' })
    expect(await names(admin)).toEqual([])
    const change = await admin.put(paths.api.submissionView(body.id), { name: 'Taken' })
    expectRefusal(change, 404, 'view.not_found')
    expectRefusal(await remove(paths.api.submissionView(body.id), admin), 404, 'view.not_found')
    expect(await names()).toEqual(['Only mine'])
  })

  it('a shared one is everybody’s to see, and to change for those who may share', async () => {
    expectRefusal(await save({ isShared: true }), 403, 'auth.forbidden')
    const { body } = await save({ name: 'For all', isShared: true }, admin)
    const [seen] = (await list()).views
    expect(seen).toMatchObject({ name: 'For all', isShared: true, mayChange: false })
    const path = paths.api.submissionView(body.id)
    expectRefusal(await coordinator.put(path, { name: 'Mine now' }), 403, 'auth.forbidden')
    expectRefusal(await remove(path, coordinator), 403, 'auth.forbidden')
    const other = await staffClient('super_admin')
    expect((await other.put<SavedView>(path, { name: 'Renamed' })).body.name).toBe('Renamed')
    expect((await remove(path, other)).status).toBe(204)
    expect(await names()).toEqual([])
    const lines = (await readLastAuditLines('view.%', 3)).map(({ action, subject }) => [
      action,
      subject,
    ])
    expect(lines).toEqual([
      ['view.deleted', 'Renamed'],
      ['view.changed', 'Renamed'],
      ['view.shared', 'For all'],
    ])
  })

  it('its owner may not share it without the right, and has it back when it is not shared', async () => {
    const { body } = await save({ name: 'Mine' })
    const path = paths.api.submissionView(body.id)
    expectRefusal(await coordinator.put(path, { isShared: true }), 403, 'auth.forbidden')
    const shared = await save({ name: 'Ours', isShared: true }, admin)
    await admin.put(paths.api.submissionView(shared.body.id), { isShared: false })
    expect(await names()).toEqual(['Mine'])
    expect(await names(admin)).toEqual(['Ours'])
  })
})

it('has an end', async () => {
  await (await pool()).query(
    `insert into submission_views (name, owner_id, query)
     select 'View ' || n, $2::int, ''
     from generate_series(1, $1::int) n`,
    [MAX_VIEWS, owner.id],
  )
  expectRefusal(await save({}), 409, 'view.too_many')
  expect((await save({}, admin)).status).toBe(201)
})

it('has an end for the shared ones of all together, when one is saved and when one is shared', async () => {
  await (await pool()).query(
    `insert into submission_views (name, owner_id, query, is_shared)
     select 'View ' || n, $2::int, '', true
     from generate_series(1, $1::int) n`,
    [MAX_VIEWS, owner.id],
  )
  expectRefusal(await save({ isShared: true }, admin), 409, 'view.too_many')
  const own = await save({ name: 'Mine' }, admin)
  const share = () => admin.put(paths.api.submissionView(own.body.id), { isShared: true })
  expectRefusal(await share(), 409, 'view.too_many')
  expect((await list(admin)).views.filter(({ isShared }) => isShared)).toHaveLength(MAX_VIEWS)
  await (await pool()).query(`delete from submission_views where name = 'View 1'`)
  expect((await share()).status).toBe(200)
})

it('is not taken back from all when its owner has as many private ones as are allowed', async () => {
  const { body: shared } = await save({ isShared: true }, admin)
  await (await pool()).query(
    `insert into submission_views (name, owner_id, query)
     select 'View ' || n, owner_id, '' from submission_views, generate_series(1, $2::int) n
     where submission_views.id = $1`,
    [shared.id, MAX_VIEWS],
  )
  const other = await staffClient('super_admin')
  const unshare = () => other.put(paths.api.submissionView(shared.id), { isShared: false })
  expectRefusal(await unshare(), 409, 'view.too_many')
})

it.each([
  { name: '' },
  { name: '  ' },
  { name: 'x'.repeat(61) },
  { query: 7 },
  { query: '' },
  { query: 'status=new' },
  { isShared: 'yes' },
])('refuses %j', async (view) => {
  expectRefusal(await save(view as Partial<NewView>), 400, 'request.invalid')
})

it('changes nothing that is not said', async () => {
  const { body } = await save({ name: 'Before', query: '?status=new' })
  const path = paths.api.submissionView(body.id)
  expectRefusal(await coordinator.put(path, {}), 400, 'request.invalid')
  const { body: changed } = await coordinator.put<SavedView>(path, { name: 'After' })
  expect(changed).toMatchObject({ name: 'After', query: '?status=new' })
})

it('is not kept by a name that the caller already sees', async () => {
  const { body } = await save({ name: 'Cebu' })
  expectRefusal(await save({ name: 'CEBU' }), 409, 'view.name_exists')
  expect((await save({ name: 'Cebu' }, admin)).status, 'others do not see it').toBe(201)
  const shared = await save({ name: 'Ours', isShared: true }, admin)
  expectRefusal(await save({ name: 'ours' }), 409, 'view.name_exists')
  const path = paths.api.submissionView(body.id)
  expectRefusal(await coordinator.put(path, { name: 'Ours' }), 409, 'view.name_exists')
  expect((await coordinator.put(path, { name: 'cebu' })).status, 'its own name').toBe(200)
  await remove(paths.api.submissionView(shared.body.id), admin)
  expect((await coordinator.put(path, { name: 'Ours' })).status).toBe(200)
})
