import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AssignmentResult, EarlierAssignees } from '@/features/submissions/assignment/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, register } from '../../support/api/forms'
import { type Account, clientWithSession, makeAccount, staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

let colleague: Client
let ana: Account
let ben: Account
let formId: number
let ids: number[]
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
  ana = await makeAccount('event_coordinator')
  ben = await makeAccount('admin')
  const form = await createOpenForm({ Name: 'text' })
  formId = form.id
  ids = []
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    ids.push((await register(form, replaceLabelsByIds(form, { Name: name }))).body.id)
  }
})
afterAll(removeCreatedRows)

const run = async (text: string, values: unknown[]) => (await pool()).query(text, values)
const setAll = async (...to: (number | null)[]) => {
  for (const [at, id] of ids.entries()) {
    await run('update submissions set assignee_id = $2, deleted_at = null where id = $1', [
      id,
      to[at] ?? null,
    ])
  }
}
beforeEach(async () => {
  await setAll(null, ana.id, null, ben.id)
  await run(`delete from assignment_notices where submission_id = any($1)`, [ids])
})

async function assignees(): Promise<(number | null)[]> {
  const { rows } = await run(
    'select assignee_id::int from submissions where id = any($1) order by id',
    [ids],
  )
  return rows.map((row) => row.assignee_id)
}
async function noticed(account: number): Promise<number> {
  const { rows } = await run('select from assignment_notices where account_id = $1', [account])
  return rows.length
}

const assign = (some: number[], assigneeId: number | null) =>
  colleague.put<AssignmentResult>(paths.api.assignees, { ids: some, assigneeId })
const assignMatching = (filters: object, assigneeId: number | null, count: number) =>
  colleague.put<AssignmentResult>(paths.api.matchingAssignee, {
    filters: { formId, ...filters },
    assigneeId,
    count,
  })
const restore = (assigneeId: number | null, earlier: EarlierAssignees) =>
  colleague.post<{ restored: number }>(paths.api.restoreAssignees, { assigneeId, earlier })
const at = (...places: number[]) => places.map((place) => ids[place] as number)

describe('many assigned at once', () => {
  it('go to one account, are told once, and say what to restore', async () => {
    const { status, body } = await assign(ids, ana.id)
    expect(status).toBe(200)
    expect(body.changed).toBe(3)
    expect(body.earlier).toEqual(
      expect.arrayContaining([
        { assigneeId: null, ids: at(0, 2) },
        { assigneeId: ben.id, ids: at(3) },
      ]),
    )
    expect(await assignees()).toEqual([ana.id, ana.id, ana.id, ana.id])
    expect(await noticed(ana.id), 'not what was theirs already').toBe(3)
    expect(await readLastAuditLines('submission.assigned')).toMatchObject([
      { subject: '3 submissions', detail: ana.name },
    ])
  })

  it('are none when one is unknown or the account may not open them', async () => {
    const before = await assignees()
    expectRefusal(await assign([...ids, 999_999_999], ana.id), 404, 'submission.not_found')
    const seller = await makeAccount('store_manager')
    expectRefusal(await assign(ids, seller.id), 409, 'submission.assignee_role')
    expectRefusal(await assign(ids, 2147483647), 404, 'user.not_found')
    expectRefusal(await assign([], ana.id), 400, 'request.invalid')
    await run('update submissions set deleted_at = now() where id = $1', at(3))
    expectRefusal(await assign(ids, ana.id), 404, 'submission.not_found')
    expect(await assignees()).toEqual(before)
  })

  it('are all that match, if as many as the caller saw', async () => {
    expectRefusal(
      await assignMatching({ assignee: 'nobody' }, ben.id, 3),
      409,
      'submissions.count_changed',
    )
    const { body } = await assignMatching({ assignee: 'nobody' }, ben.id, 2)
    expect(body).toEqual({ changed: 2, earlier: [{ assigneeId: null, ids: at(0, 2) }] })
    expect(await assignees()).toEqual([ben.id, ana.id, ben.id, ben.id])
    expectRefusal(await assignMatching({}, ana.id, 10_001), 400, 'submissions.too_many')
  })

  it('are those of the caller when the caller asks for the own, and each once', async () => {
    const own = await clientWithSession(ana)
    const body = { filters: { formId, assignee: 'me' }, assigneeId: ben.id, count: 1 }
    expect((await own.put(paths.api.matchingAssignee, body)).status).toBe(200)
    expect(await assignees()).toEqual([null, ben.id, null, ben.id])
    expect((await assign(at(0, 0), ana.id)).body.changed).toBe(1)
  })
})

describe('taken back', () => {
  it('each has its earlier assignee, and nobody is told of it any more', async () => {
    const before = await assignees()
    const { body } = await assign(ids, ana.id)
    expect((await restore(ana.id, body.earlier)).body).toEqual({ restored: 3 })
    expect(await assignees()).toEqual(before)
    expect(await noticed(ana.id)).toBe(0)
    expect(await readLastAuditLines('submission.assign_undone')).toMatchObject([
      { subject: '3 submissions', detail: ana.name },
    ])
  })

  it('leaves what somebody else has assigned since, and what is in the bin', async () => {
    const { body } = await assign(at(0, 2, 3), ana.id)
    await assign(at(0), ben.id)
    await run('update submissions set deleted_at = now() where id = $1', at(2))
    expect((await restore(ana.id, body.earlier)).body).toEqual({ restored: 1 })
    expect(await assignees()).toEqual([ben.id, ana.id, ana.id, ben.id])
  })

  it.each([
    ['disabled', 'event_coordinator'],
    ['active', 'store_manager'],
  ])('gives nothing back to an account that is %s as %s by now', async (status, role) => {
    const gone = await makeAccount('event_coordinator')
    await setAll(gone.id, null, null, null)
    const { body } = await assign(at(0), null)
    await run('update admin_users set status = $2, role = $3 where id = $1', [
      gone.id,
      status,
      role,
    ])
    expect((await restore(null, body.earlier)).body).toEqual({ restored: 0 })
    expect(await assignees()).toEqual([null, null, null, null])
  })

  it('says when nothing of it is there any more', async () => {
    const { body } = await assign(at(0), ana.id)
    await run('update submissions set deleted_at = now() where id = $1', at(0))
    expectRefusal(await restore(ana.id, body.earlier), 404, 'submission.not_found')
  })

  it('checks its body', async () => {
    expectRefusal(await restore(ana.id, []), 400, 'request.invalid')
    expectRefusal(await restore(ana.id, [{ assigneeId: null, ids: [] }]), 400, 'request.invalid')
  })
})
