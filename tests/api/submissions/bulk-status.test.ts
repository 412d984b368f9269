import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SubmissionStatus } from '@/features/submissions/constants'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { waitUntil } from '../../support/condition'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

const UNKNOWN = 999_999_999

let colleague: Client
let other: Client
let ids: number[]
beforeAll(async () => {
  ;[colleague, other] = await Promise.all([staffClient('event_coordinator'), staffClient('admin')])
  const form = await createOpenForm({ Name: 'text' })
  ids = []
  for (const name of ['Ana', 'Ben', 'Cora', 'Dan', 'Eve']) {
    ids.push((await register(form, replaceLabelsByIds(form, { Name: name }))).body.id)
  }
})
beforeEach(async () => {
  await (await pool()).query(`update submissions set status = 'new' where id = any($1)`, [ids])
})
afterAll(removeCreatedRows)

type Change = { id: number; status: SubmissionStatus }

const send = (changes: Change[], by = colleague) =>
  by.put<{ changed: number }>(paths.api.submissions, { changes })

async function statuses(): Promise<SubmissionStatus[]> {
  const { rows } = await (await pool()).query<{ status: SubmissionStatus }>(
    'select status from submissions where id = any($1) order by id',
    [ids],
  )
  return rows.map(({ status }) => status)
}

const toAll = (status: SubmissionStatus): Change[] => ids.map((id) => ({ id, status }))

describe('many statuses at once', () => {
  it('are all written, each its own', async () => {
    const wanted = ['reviewed', 'contacted', 'completed', 'new', 'reviewed'] as const
    const { status, body } = await send(ids.map((id, at) => ({ id, status: wanted[at] ?? 'new' })))
    expect(status).toBe(200)
    expect(body).toEqual({ changed: 5 })
    expect(await statuses()).toEqual(wanted)
  })

  it('leave every other submission as it was', async () => {
    await send(toAll('completed').slice(1, 3))
    expect(await statuses()).toEqual(['new', 'completed', 'completed', 'new', 'new'])
  })

  it.each([0, 2, 5])('are none when one is unknown, at place %i', async (at) => {
    const changes = toAll('completed').toSpliced(at, 0, { id: UNKNOWN, status: 'completed' })
    expectRefusal(await send(changes), 404, 'submission.not_found')
    expect(await statuses()).toEqual(ids.map(() => 'new'))
  })

  it('take the later of two for one submission', async () => {
    const [id = 0] = ids
    const { status } = await send([
      { id, status: 'completed' },
      { id, status: 'reviewed' },
    ])
    expect(status).toBe(200)
    expect((await statuses())[0]).toBe('reviewed')
  })

  it.each([
    ['none', []],
    ['a status nobody knows', [{ id: 1, status: 'done' }]],
    ['no status', [{ id: 1 }]],
    ['an id in words', [{ id: 'one', status: 'new' }]],
    [
      'more than a page of any size',
      Array.from({ length: 501 }, (_, at) => ({ id: at + 1, status: 'new' })),
    ],
  ])('are refused when they are %s', async (_case, changes) => {
    const reply = await colleague.put(paths.api.submissions, { changes })
    expectRefusal(reply, 400, 'request.invalid')
    expect(await statuses()).toEqual(ids.map(() => 'new'))
  })
})

async function lastAudit(count = 1) {
  const lines = await readLastAuditLines('submission.status_changed', count)
  return lines.map(({ action: _same, ...line }) => line)
}

describe('the audit log', () => {
  const byCoordinator = { actor: expect.stringContaining('coordinator') }

  it('says in one line how many became what', async () => {
    await send(toAll('contacted'))
    expect(await lastAudit()).toEqual([
      { subject: '5 submissions', detail: 'contacted', ...byCoordinator },
    ])
  })

  it('names the one, and every status once', async () => {
    const [first = 0, second = 0, third = 0] = ids
    await send([{ id: first, status: 'reviewed' }])
    await send([
      { id: first, status: 'new' },
      { id: second, status: 'contacted' },
      { id: third, status: 'new' },
    ])
    expect(await lastAudit(2)).toEqual([
      { subject: '3 submissions', detail: 'new, contacted', ...byCoordinator },
      { subject: `#${first}`, detail: 'reviewed', ...byCoordinator },
    ])
  })

  it('says nothing about what was refused', async () => {
    const before = await lastAudit()
    await send([...toAll('completed'), { id: UNKNOWN, status: 'new' }])
    expect(await lastAudit()).toEqual(before)
  })
})

describe('two at once in opposite orders', () => {
  async function countWaiting(): Promise<number> {
    const { rows } = await (await pool()).query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]?.count ?? 0
  }

  it('both succeed, one after the other', async () => {
    const holder = await (await pool()).connect()
    try {
      await holder.query('begin')
      await holder.query('select from submissions where id = $1 for update', [ids[2]])
      // Without a fixed order of locking, each request would now hold rows that the other one
      // needs.
      const both = Promise.all([
        send(toAll('reviewed')),
        send(toAll('contacted').toReversed(), other),
      ])
      await waitUntil('both wait', async () => (await countWaiting()) === 2)
      await holder.query('commit')
      expect((await both).map(({ status }) => status)).toEqual([200, 200])
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect(new Set(await statuses()).size).toBe(1)
  })

  it('leave every row with the same status, many times over', async () => {
    const rounds = Array.from({ length: 20 }, (_, round) =>
      round % 2 ? send(toAll('reviewed')) : send(toAll('completed').toReversed(), other),
    )
    expect(new Set((await Promise.all(rounds)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(await statuses()).size).toBe(1)
  })
})
