import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendAssignmentNotice } from '@/features/submissions/assignment/server/assignment-notices'
import type { Submission, SubmissionNote } from '@/features/submissions/schema'
import type { ViewList } from '@/features/submissions/views/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, readSubmission, register } from '../../support/api/forms'
import { startTestMailServer, stopTestMailServers } from '../../support/api/receipts'
import { type Account, makeAccount, signIn, staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

let colleague: Client
let ids: [number, number]
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
  const form = await createOpenForm({ Name: 'text' })
  const make = async (name: string) =>
    (await register(form, replaceLabelsByIds(form, { Name: name }))).body.id
  ids = [await make('Ana'), await make('Ben')]
})
afterAll(removeCreatedRows)

async function lastAudit() {
  // Skips views, because the tests also open submissions, and each view is logged.
  const lines = await readLastAuditLines('submission.%', 20)
  const line = lines.find(({ action }) => action !== 'submission.viewed')
  return line && { action: line.action, subject: line.subject, detail: line.detail }
}

describe('who looks after a submission', () => {
  let helper: Account
  beforeAll(async () => {
    helper = await makeAccount('event_coordinator')
  })
  beforeEach(async () => {
    await (await pool()).query('update submissions set assignee_id = null where id = any($1)', [
      ids,
    ])
  })

  const assign = (assigneeId: unknown, id = ids[0]) =>
    colleague.put<Submission>(paths.api.submission(id), { assigneeId })

  it('is set, on this one alone', async () => {
    const before = await readSubmission(ids[0])
    const { status, body } = await assign(helper.id)
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, assignee: { id: helper.id, name: helper.name } })
    expect(await readSubmission(ids[0])).toEqual(body)
    expect((await readSubmission(ids[1])).assignee).toBeNull()
    expect(await lastAudit()).toEqual({
      action: 'submission.assigned',
      subject: `#${ids[0]}`,
      detail: helper.name,
    })
  })

  it('may be nobody again', async () => {
    await assign(helper.id)
    expect((await assign(null)).body.assignee).toBeNull()
    expect((await readSubmission(ids[0])).assignee).toBeNull()
    expect(await lastAudit()).toMatchObject({ detail: 'nobody' })
  })

  it('is told by one message that gathers a quarter of an hour, not of what one takes oneself', async () => {
    const server = await startTestMailServer()
    const own = await signIn(helper)
    const jobs = async () => {
      const { rows } = await (await pool()).query<{ seconds: number }>(
        `select round(extract(epoch from start_after - created_on))::int as seconds
         from jobs.job where name = 'assignment.tell' and data = $1`,
        [{ userId: helper.id }],
      )
      return rows
    }
    try {
      await (await pool()).query(`delete from jobs.job where name = 'assignment.tell'`)
      await own.put(paths.api.submission(ids[0]), { assigneeId: helper.id })
      expect(await jobs()).toEqual([])
      await assign(helper.id)
      expect(await jobs()).toEqual([])
      await assign(null)
      await assign(helper.id)
      await assign(helper.id, ids[1])
      await assign(helper.id)
      expect(await jobs()).toEqual([{ seconds: 15 * 60 }])
      await sendAssignmentNotice({ userId: helper.id })
      await sendAssignmentNotice({ userId: helper.id })
      expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
        [helper.email, '2 registrations for you'],
      ])
      expect(server.mails[0]?.text).toContain(paths.portal.mine)
      await assign(helper.id)
      await assign(null)
      await sendAssignmentNotice({ userId: helper.id })
      expect((await own.put(paths.api.preferences, { assignmentMail: false })).status).toBe(200)
      expect((await own.get(paths.api.preferences)).body).toEqual({ assignmentMail: false })
      await assign(helper.id)
      await sendAssignmentNotice({ userId: helper.id })
      expect(server.mails).toHaveLength(1)

      await own.put(paths.api.preferences, { assignmentMail: true })
      const become = (status: string, role: string) =>
        pool().then((on) =>
          on.query('update admin_users set status = $2, role = $3 where id = $1', [
            helper.id,
            status,
            role,
          ]),
        )
      for (const [status, role] of [
        ['disabled', 'event_coordinator'],
        ['invited', 'event_coordinator'],
        ['active', 'store_manager'],
      ] as const) {
        await become('active', 'event_coordinator')
        await assign(null)
        await assign(helper.id)
        await become(status, role)
        await sendAssignmentNotice({ userId: helper.id })
        expect(server.mails).toHaveLength(1)
      }
      await become('active', 'event_coordinator')
      await assign(null)
      await assign(helper.id)
      await sendAssignmentNotice({ userId: helper.id })
      expect(server.mails).toHaveLength(2)
    } finally {
      await stopTestMailServers()
    }
  })

  it('is neither told of nor kept in the bin once the account may not open it', async () => {
    const server = await startTestMailServer()
    const leaving = await makeAccount('event_coordinator')
    for (const id of ids) await assign(leaving.id, id)
    await colleague.post(paths.api.deleteSubmissions, { ids: [ids[0]] })
    try {
      await sendAssignmentNotice({ userId: leaving.id })
      expect(server.mails.map(({ subject }) => subject)).toEqual(['1 registration for you'])
      const manager = await staffClient('super_admin')
      await manager.put(paths.api.user(leaving.id), { status: 'disabled' })
    } finally {
      await stopTestMailServers()
      await colleague.post(paths.api.binRestore, { ids: [ids[0]] })
    }
    for (const id of ids) expect((await readSubmission(id)).assignee).toBeNull()
  })

  it('stays when only the status changes, and the status when only this does', async () => {
    await assign(helper.id)
    const changed = await colleague.put<Submission>(paths.api.submission(ids[0]), {
      status: 'contacted',
    })
    expect(changed.body).toMatchObject({ status: 'contacted', assignee: { id: helper.id } })
    expect((await assign(null)).body).toMatchObject({ status: 'contacted', assignee: null })
  })

  it('is somebody whose role opens submissions', async () => {
    const keeper = await makeAccount('store_manager')
    expectRefusal(await assign(keeper.id), 409, 'submission.assignee_role')
    expect((await readSubmission(ids[0])).assignee).toBeNull()
  })

  it.each<[string, object]>([
    ['another role', { role: 'store_manager' }],
    ['a disabled account', { status: 'disabled' }],
  ])('is nobody again after %s, which the log says', async (_case, change) => {
    const leaving = await makeAccount('event_coordinator')
    for (const id of ids) await assign(leaving.id, id)
    const manager = await staffClient('super_admin')
    expect((await manager.put(`/api/admin/users/${leaving.id}`, change)).status).toBe(200)
    for (const id of ids) expect((await readSubmission(id)).assignee).toBeNull()
    expect(await readLastAuditLines('submissions.taken_back')).toMatchObject([
      { subject: '2 submissions', detail: leaving.name },
    ])
  })

  it('stays with another role that opens them too', async () => {
    const promoted = await makeAccount('event_coordinator')
    await assign(promoted.id)
    await (await staffClient('super_admin')).put(`/api/admin/users/${promoted.id}`, {
      role: 'admin',
    })
    expect((await readSubmission(ids[0])).assignee?.id).toBe(promoted.id)
  })

  it('never is somebody who loses the role at the same moment', async () => {
    const manager = await staffClient('super_admin')
    for (let round = 0; round < 15; round++) {
      const leaving = await makeAccount('event_coordinator')
      const [changed, ...assigned] = await Promise.all([
        manager.put(`/api/admin/users/${leaving.id}`, { role: 'store_manager' }),
        assign(leaving.id),
        colleague.put(paths.api.submission(ids[1]), { assigneeId: leaving.id, status: 'reviewed' }),
      ])
      expect(changed.status).toBe(200)
      for (const { status } of assigned) expect([200, 409]).toContain(status)
      for (const id of ids) expect((await readSubmission(id)).assignee).toBeNull()
    }
  })

  it('narrows the list to the reader’s own and to nobody’s, with counts', async () => {
    const reader = await signIn(helper)
    await assign(helper.id)
    const counts = async () => (await reader.get<ViewList>(paths.api.submissionViews)).body.counts
    const found = async (assignee: string, by = reader) => {
      const reply = await by.get<Submission[]>(`${paths.api.submissions}?assignee=${assignee}`)
      return { ids: reply.body.map(({ id }) => id), total: reply.headers.get('x-total-count') }
    }
    expect(await found('me')).toEqual({ ids: [ids[0]], total: '1' })
    expect((await found('me', colleague)).ids).not.toContain(ids[0])
    const nobodys = await found('nobody')
    expect(nobodys.ids).toContain(ids[1])
    expect(nobodys.ids).not.toContain(ids[0])
    expect(await counts()).toMatchObject({ mine: 1, unassigned: Number(nobodys.total) })
    const body = { filters: { assignee: 'me' }, status: 'reviewed', count: 1 }
    expect((await reader.put(paths.api.matchingStatus, body)).status).toBe(200)
    expect((await readSubmission(ids[0])).status).toBe('reviewed')
    expectRefusal(await reader.get(`${paths.api.submissions}?assignee=7`), 400, 'request.invalid')
  })

  it('comes with the list', async () => {
    await assign(helper.id)
    const { body } = await colleague.get<Submission[]>(`${paths.api.submissions}?limit=50`)
    const assignees = new Map(body.map(({ id, assignee }) => [id, assignee]))
    expect(assignees.get(ids[0])).toEqual({ id: helper.id, name: helper.name })
    expect(assignees.get(ids[1])).toBeNull()
  })

  it('is nobody whose account is closed or unknown, and then nothing is changed', async () => {
    const { id: closed } = await makeAccount('admin', 'disabled')
    await assign(helper.id)
    for (const assigneeId of [closed, 999_999_999]) {
      const reply = await colleague.put(paths.api.submission(ids[0]), {
        status: 'completed',
        assigneeId,
      })
      expectRefusal(reply, 404, 'user.not_found')
    }
    const { status, assignee } = await readSubmission(ids[0])
    expect(assignee?.id).toBe(helper.id)
    expect(status).not.toBe('completed')
  })

  it.each(['me', 0, -1, 1.5, true, {}])('is refused as %j', async (assigneeId) => {
    expectRefusal((await assign(assigneeId)) as never, 400, 'request.invalid')
  })
})

describe('a note', () => {
  const add = (text: unknown, id = ids[0], by = colleague) =>
    by.post<SubmissionNote>(paths.api.submissionNotes(id), { text })
  const list = async (id: number) =>
    (await colleague.get<SubmissionNote[]>(paths.api.submissionNotes(id))).body

  it('is kept with its author and time, oldest first, under its own submission', async () => {
    const account = await makeAccount('admin')
    const first = await add('  Called, no answer. \n', ids[0])
    const second = await add('Called again.', ids[0], await signIn(account))
    await add('About somebody else', ids[1])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.body).toEqual({
      id: expect.any(Number),
      authorName: expect.stringContaining('coordinator'),
      text: 'Called, no answer.',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect(second.body.authorName).toBe(account.name)
    expect(await list(ids[0])).toEqual([first.body, second.body])
    expect((await list(ids[1])).map(({ text }) => text)).toEqual(['About somebody else'])
  })

  it('stands in the audit log without its words', async () => {
    await add('Private words')
    expect(await lastAudit()).toEqual({
      action: 'submission.noted',
      subject: `#${ids[0]}`,
      detail: null,
    })
  })

  it.each([
    ['empty', ''],
    ['blank', ' \n\t '],
    ['too long', 'x'.repeat(2001)],
    ['no text', 7],
    ['nothing', undefined],
  ])('is refused when it is %s', async (_case, text) => {
    const before = await list(ids[0])
    expectRefusal((await add(text)) as never, 400, 'request.invalid')
    expect(await list(ids[0])).toEqual(before)
  })

  it.each(['999999999', 'abc', '0'])('is refused for the unknown id %s', async (unknown) => {
    const address = `/api/admin/submissions/${unknown}/notes`
    expectRefusal(await colleague.get(address), 404, 'submission.not_found')
    expectRefusal(await colleague.post(address, { text: 'Hello' }), 404, 'submission.not_found')
  })
})

it('has a history of what was changed by whom, without who looked at it, for every reviewer', async () => {
  const id = ids[1]
  await colleague.get(paths.api.submission(id))
  await colleague.put(paths.api.submission(id), { status: 'contacted' })
  await colleague.post(paths.api.submissionNotes(id), { text: 'Called.' })
  const { body } = await colleague.get<Record<string, unknown>[]>(paths.api.submissionHistory(id))
  expect(body.slice(0, 2)).toMatchObject([
    { action: 'submission.noted', actorName: expect.any(String) },
    { action: 'submission.status_changed', detail: 'contacted', at: expect.any(String) },
  ])
  expect(body.map(({ action }) => action)).not.toContain('submission.viewed')
  expect(Object.keys(body[0] ?? {})).not.toContain('address')
  const unknown = await colleague.get(paths.api.submissionHistory(2147483647))
  expectRefusal(unknown, 404, 'submission.not_found')
})
