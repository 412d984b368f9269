import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SubmissionStatus } from '@/features/submissions/constants'
import type { EarlierStatuses } from '@/features/submissions/schema'
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

let colleague: Client
let other: Client
let formId: number
let ids: number[]
beforeAll(async () => {
  ;[colleague, other] = await Promise.all([staffClient('event_coordinator'), staffClient('admin')])
  const form = await createOpenForm({ Name: 'text' })
  formId = form.id
  ids = []
  for (const name of ['Ana', 'Ben', 'Cora', 'Dan', 'Eve']) {
    ids.push((await register(form, replaceLabelsByIds(form, { Name: name }))).body.id)
  }
})
afterAll(removeCreatedRows)

const setAll = async (...to: SubmissionStatus[]) => {
  for (const [at, id] of ids.entries()) {
    await (await pool()).query(
      'update submissions set status = $2::enum_submissions_status, deleted_at = null where id = $1',
      [id, to[at] ?? 'new'],
    )
  }
}
beforeEach(() => setAll('new', 'reviewed', 'new', 'contacted', 'new'))

async function statuses(): Promise<SubmissionStatus[]> {
  const { rows } = await (await pool()).query<{ status: SubmissionStatus }>(
    'select status from submissions where id = any($1) order by id',
    [ids],
  )
  return rows.map(({ status }) => status)
}
const BEFORE = ['new', 'reviewed', 'new', 'contacted', 'new']

interface Changed {
  changed: number
  earlier: EarlierStatuses
}
const set = (filters: object, status: SubmissionStatus, count: number, by = colleague) =>
  by.put<Changed>(paths.api.matchingStatus, { filters: { formId, ...filters }, status, count })
const restore = (status: SubmissionStatus, earlier: EarlierStatuses, by = colleague) =>
  by.post<{ restored: number }>(paths.api.restoreStatuses, { status, earlier })

const [ana, ben, cora, dan, eve] = [0, 1, 2, 3, 4]
const at = (...places: number[]) => places.map((place) => ids[place] as number)

describe('everything that matches', () => {
  it('gets one status, and one call takes all of it back', async () => {
    const { status, body } = await set({}, 'contacted', 5)
    expect(status).toBe(200)
    expect(body).toEqual({
      changed: 4,
      earlier: { new: at(ana, cora, eve), reviewed: at(ben) },
    })
    expect(await statuses()).toEqual(Array(5).fill('contacted'))
    expect((await restore('contacted', body.earlier)).body).toEqual({ restored: 4 })
    expect(await statuses()).toEqual(BEFORE)
    expect(await readLastAuditLines('submission.status%', 2)).toMatchObject([
      { action: 'submission.status_undone', subject: '4 submissions', detail: 'contacted' },
      { action: 'submission.status_changed', subject: '4 submissions', detail: 'contacted' },
    ])
  })

  it.each<[string, object, number[]]>([
    ['the status', { status: 'new' }, [ana, cora, eve]],
    ['the search', { search: 'DAN' }, [dan]],
    ['both', { status: 'new', search: 'a' }, [ana, cora]],
  ])('follows %s', async (_case, filters, places) => {
    const { body } = await set(filters, 'completed', places.length)
    expect(body.changed).toBe(places.length)
    const done = (await statuses()).flatMap((status, place) =>
      status === 'completed' ? place : [],
    )
    expect(done).toEqual(places)
  })

  it('leaves out what is in the bin', async () => {
    await colleague.post(paths.api.deleteSubmissions, { ids: at(ana) })
    expectRefusal(await set({}, 'completed', 5), 409, 'submissions.count_changed')
    expect((await set({}, 'completed', 4)).body.changed).toBe(4)
    expect((await statuses())[ana]).toBe('new')
  })

  it.each([2, 4])('is nothing when it is not the %i that somebody saw', async (count) => {
    expectRefusal(await set({ status: 'new' }, 'completed', count), 409)
    expect(await statuses()).toEqual(BEFORE)
  })

  it('writes no line in the log when everything has the status', async () => {
    const [before] = await readLastAuditLines('submission.status%')
    expect((await set({ status: 'new' }, 'new', 3)).body).toEqual({ changed: 0, earlier: {} })
    expect(await readLastAuditLines('submission.status%')).toEqual([before])
  })

  it.each<[string, object]>([
    ['no filters', { status: 'new', count: 1 }],
    ['a filter in another shape', { filters: { formId: 'all' }, status: 'new', count: 1 }],
    ['a day that is none', { filters: { from: '2026-02-30' }, status: 'new', count: 1 }],
    ['no count', { filters: {}, status: 'new' }],
    ['none', { filters: {}, status: 'new', count: 0 }],
    ['a status nobody knows', { filters: {}, status: 'done', count: 1 }],
  ])('is refused with %s', async (_case, body) => {
    expectRefusal(await colleague.put(paths.api.matchingStatus, body), 400, 'request.invalid')
  })

  it('is refused when it is too many for one statement', async () => {
    expectRefusal(await set({}, 'completed', 10_001), 400, 'submissions.too_many')
  })
})

describe('taking it back', () => {
  it('leaves what somebody else has changed since, and what is in the bin', async () => {
    const { body } = await set({}, 'completed', 5)
    await other.put(paths.api.submission(at(ben)[0] ?? 0), { status: 'contacted' })
    await colleague.post(paths.api.deleteSubmissions, { ids: at(cora) })
    expect((await restore('completed', body.earlier)).body).toEqual({ restored: 3 })
    expect(await statuses()).toEqual(['new', 'contacted', 'completed', 'contacted', 'new'])
    expect((await restore('completed', body.earlier)).body).toEqual({ restored: 0 })
  })

  it.each<[string, object]>([
    ['nothing', { status: 'new', earlier: {} }],
    ['a status nobody knows', { status: 'new', earlier: { done: [1] } }],
    ['ids in words', { status: 'new', earlier: { reviewed: ['one'] } }],
    ['no status', { earlier: { new: [1] } }],
  ])('is refused with %s', async (_case, body) => {
    expectRefusal(await colleague.post(paths.api.restoreStatuses, body), 400, 'request.invalid')
  })
})

describe('a status that somebody else has changed meanwhile', () => {
  const one = (status: SubmissionStatus, was?: SubmissionStatus) =>
    colleague.put(paths.api.submission(at(dan)[0] ?? 0), { status, was })

  it('is told, not overwritten', async () => {
    expectRefusal(await one('reviewed', 'new'), 409, 'submission.changed')
    expect((await statuses())[dan]).toBe('contacted')
    expect((await one('reviewed', 'contacted')).status).toBe(200)
  })

  it('is no trouble when both want the same, or when nobody asks', async () => {
    expect((await one('contacted', 'new')).status).toBe(200)
    expect((await one('reviewed')).status).toBe(200)
  })

  it('keeps all others of its call as they are', async () => {
    const changes = ids.map((id) => ({ id, status: 'completed', was: 'new' }))
    expectRefusal(await colleague.put(paths.api.submissions, { changes }), 409)
    expect(await statuses()).toEqual(BEFORE)
  })

  it('cannot be a `was` alone', async () => {
    const reply = await colleague.put(paths.api.submission(at(dan)[0] ?? 0), { was: 'new' })
    expectRefusal(reply, 400, 'request.invalid')
  })
})

describe('at the same moment', () => {
  const waiting = async () => {
    const { rows } = await (await pool()).query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]?.count
  }

  it('the second sees what the first has done, and is told', async () => {
    await setAll()
    const holder = await (await pool()).connect()
    try {
      await holder.query('begin')
      await holder.query(`update submissions set status = 'contacted' where id = $1`, at(cora))
      const seen = ids.map((id) => ({ id, status: 'reviewed', was: 'new' }))
      const both = Promise.all([
        colleague.put(paths.api.submissions, { changes: seen }),
        set({ status: 'new' }, 'completed', 5, other),
      ])
      await waitUntil('both wait', async () => (await waiting()) === 2)
      await holder.query('commit')
      expect((await both).map(({ status }) => status)).toEqual([409, 409])
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect(await statuses()).toEqual(['new', 'new', 'contacted', 'new', 'new'])
  })

  it('of many who change the same from what they saw one wins each time', async () => {
    for (let round = 0; round < 10; round++) {
      await setAll()
      const wanted = ['reviewed', 'contacted', 'completed'] as const
      const replies = await Promise.all(
        [0, 1, 2, 3, 4, 5].map((n) => {
          const changes = ids.map((id) => ({ id, status: wanted[n % 3], was: 'new' }))
          const sent = n % 2 ? changes : changes.toReversed()
          return (n % 2 ? colleague : other).put(paths.api.submissions, { changes: sent })
        }),
      )
      // Two requests ask for each status, so both of them can succeed.
      const won = replies.filter(({ status }) => status === 200).length
      expect([1, 2]).toContain(won)
      expect(new Set(await statuses()).size).toBe(1)
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(6 - won)
    }
  })
})
