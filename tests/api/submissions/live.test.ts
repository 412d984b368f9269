import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sessionHasPermission } from '@/features/staff/sessions/server/session-still'
import type { RefreshedRows } from '@/features/submissions/live/schema'
import { listMissedChanges } from '@/features/submissions/live/server/live'
import { pool } from '@/lib/database/db'
import { followNotifications } from '@/lib/database/listener'
import type { FeedChange } from '@/lib/feed/change'
import { streamChanges } from '@/lib/feed/feed'
import { endStreams, FEED_LISTENER, STREAM_SLOTS_LISTENER } from '@/lib/feed/listeners'
import { acquireStreamSlot } from '@/lib/feed/places'
import { paths } from '@/lib/paths'
import { foldTallies } from '@/lib/tallies/upkeep'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { openEventStream, readEvents } from '../../support/api/feed'
import { createOpenForm, type OpenForm, register } from '../../support/api/forms'
import { makeAccount, signIn, staffClient } from '../../support/api/staff'
import { waitUntil } from '../../support/condition'
import { replaceLabelsByIds } from '../../support/sample-form'

let organiser: Client
let form: OpenForm<'Name'>
let stop: () => void
beforeAll(async () => {
  organiser = await staffClient('event_coordinator')
  form = await createOpenForm({ Name: 'text' })
  stop = followNotifications([FEED_LISTENER, STREAM_SLOTS_LISTENER])
  await waitUntil('listening', async () => {
    const { rows } = await (await pool()).query(
      `select from pg_stat_activity where query like 'listen records%' and state = 'idle'
       and datname = current_database()`,
    )
    return rows.length > 0
  })
  await foldTallies()
})
afterEach(endStreams)
afterAll(async () => {
  stop()
  await removeCreatedRows()
})

const send = async (Name = 'Ana Reyes') =>
  (await register(form, replaceLabelsByIds(form, { Name }))).body.id
const isAbout = (id: number) => (change: FeedChange | null) =>
  change === null || [...change.came, ...change.changed].includes(id)

async function until(events: ReturnType<typeof readEvents>, id: number) {
  for (;;) {
    const change = await events.next()
    if (isAbout(id)(change)) return change
  }
}

describe('the stream', () => {
  it('tells of what came and of what changed by numbers alone', async () => {
    const { response, events } = await openEventStream(organiser, paths.api.changes)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const id = await send()
    await foldTallies()
    expect(await until(events, id)).toEqual({ came: [id], changed: [], isMore: false })
    const helper = await makeAccount('event_coordinator')
    const filters = { formId: form.id }
    const earlier = { reviewed: [id] }
    const changes: [string, () => Promise<{ status: number }>][] = [
      ['status', () => organiser.put(paths.api.submission(id), { status: 'reviewed' })],
      ['assignee', () => organiser.put(paths.api.submission(id), { assigneeId: helper.id })],
      ['note', () => organiser.post(paths.api.submissionNotes(id), { text: 'Called her.' })],
      [
        'answer',
        () =>
          organiser.put(paths.api.submissionAnswers(id), {
            fieldId: form.ids.Name,
            was: 'Ana Reyes',
            answer: 'Anna Reyes',
          }),
      ],
      [
        'chosen statuses',
        () => organiser.put(paths.api.submissions, { changes: [{ id, status: 'contacted' }] }),
      ],
      [
        'statuses of all that match',
        () => organiser.put(paths.api.matchingStatus, { filters, status: 'completed', count: 1 }),
      ],
      [
        'statuses undone',
        () => organiser.post(paths.api.restoreStatuses, { status: 'completed', earlier }),
      ],
    ]
    for (const [name, change] of changes) {
      expect((await change()).status, name).toBeLessThan(300)
      expect(await until(events, id), name).toEqual({ came: [], changed: [id], isMore: false })
    }
    const next = await send()
    await foldTallies()
    expect(await until(events, next)).toEqual({ came: [next], changed: [], isMore: false })
    await organiser.put(paths.api.testMarks, { ids: [id], isTest: true })
    await foldTallies()
    expect(await until(events, id)).toEqual({ came: [], changed: [id], isMore: false })
    await events.leave()
  })

  it('goes on where it broke off', async () => {
    const since = Date.now()
    const [changed, came, gone] = [await send(), await send('Ben'), await send('Cora')]
    await organiser.post(paths.api.deleteSubmissions, { ids: [gone] })
    await (await pool()).query(
      `update submissions set created_at = now() - interval '1 day' where id = $1`,
      [changed],
    )
    await organiser.put(paths.api.submission(changed), { status: 'contacted' })
    const { events } = await openEventStream(organiser, `${paths.api.changes}?since=${since}`)
    const missed = await events.next()
    expect(missed?.came).toContain(came)
    expect(missed?.changed).toEqual(expect.arrayContaining([changed, gone]))
    expect(missed?.came).not.toContain(gone)
    const long = await openEventStream(organiser, `${paths.api.changes}?since=1`)
    expect(await long.events.next()).toEqual({ came: [], changed: [], isMore: true })
  })

  it('tells afterwards of every kind of change, also of old rows', async () => {
    const own = await createOpenForm({ Name: 'text' })
    const { id } = (await register(own, replaceLabelsByIds(own, { Name: 'Ana' }))).body
    const { id: assigneeId } = await makeAccount('event_coordinator')
    const match = { filters: { formId: own.id }, count: 1 }
    const [statuses, assignees] = [{ reviewed: [id] }, [{ assigneeId: null, ids: [id] }]]
    const changes: [string, () => Promise<{ status: number }>][] = [
      ['status', () => organiser.put(paths.api.submission(id), { status: 'reviewed' })],
      [
        'all that match',
        () => organiser.put(paths.api.matchingStatus, { ...match, status: 'completed' }),
      ],
      [
        'statuses undone',
        () => organiser.post(paths.api.restoreStatuses, { status: 'completed', earlier: statuses }),
      ],
      ['assignee', () => organiser.put(paths.api.matchingAssignee, { ...match, assigneeId })],
      [
        'assignee undone',
        () => organiser.post(paths.api.restoreAssignees, { assigneeId, earlier: assignees }),
      ],
      ['bin', () => organiser.post(paths.api.deleteSubmissions, { ids: [id] })],
      ['out of the bin', () => organiser.post(paths.api.binRestore, { ids: [id] })],
    ]
    for (const [name, change] of changes) {
      await (await pool()).query(
        `update submissions set created_at = now() - interval '1 day',
           updated_at = now() - interval '1 day' where id = $1`,
        [id],
      )
      const since = Date.now()
      expect((await change()).status, name).toBeLessThan(300)
      expect((await listMissedChanges(since, Date.now()))?.changed, name).toContain(id)
    }
  })

  it('ends with the process, and with whoever leaves', async () => {
    const { events } = await openEventStream(organiser, paths.api.changes)
    const leaving = new AbortController()
    const left = await openEventStream(organiser, paths.api.changes, leaving.signal)
    leaving.abort()
    expect(await left.events.next()).toBeNull()
    endStreams()
    expect(await events.next()).toBeNull()
  })

  const follow = async (account: number, beatMs?: number) =>
    readEvents(
      streamChanges({
        place: await acquireStreamSlot(account),
        signal: new AbortController().signal,
        missed: null,
        mayStill: async () => true,
        beatMs,
      }),
    )

  it('ends the oldest when one account opens too many', async () => {
    const other = await follow(998)
    const own = []
    for (let number = 0; number < 13; number++) own.push(await follow(999))
    expect(await own[0]?.next()).toBeNull()
    endStreams()
    for (const stream of [other, ...own.slice(1)]) expect(await stream.next()).toBeNull()
  })

  it('counts those of other processes, and takes the places of those that left', async () => {
    const first = await follow(997, 20)
    // As if another process had taken all of the user's streams. This process notices that at its
    // next heartbeat.
    await (await pool()).query(
      `update rate_limits set points = points + 100 where key like 'stream:997:%'`,
    )
    expect(await first.next()).toBeNull()
    const others = []
    for (let number = 0; number < 11; number++) others.push(await acquireStreamSlot(997))
    for (const place of others) expect(await place.renew()).toBe(true)
    await others[0]?.leave()
    await acquireStreamSlot(997)
    for (const place of others.slice(1)) expect(await place.renew()).toBe(true)
  })

  it('ends with the session, the role and the account', async () => {
    const account = await makeAccount('event_coordinator')
    const boss = await staffClient('super_admin')
    const sessionOf = async (client: Client) => {
      const { body } = await client.get<{ id: number; isThisOne: boolean }[]>(paths.api.sessions)
      return body.find(({ isThisOne }) => isThisOne)?.id ?? 0
    }
    const endings: [string, (own: Client) => Promise<unknown>][] = [
      ['signing out', (own) => own.post(paths.api.logout)],
      ['another role', () => boss.put(paths.api.user(account.id), { role: 'store_manager' })],
      ['a disabled account', () => boss.put(paths.api.user(account.id), { status: 'disabled' })],
    ]
    for (const [name, end] of endings) {
      await boss.put(paths.api.user(account.id), { role: 'event_coordinator' })
      const own = await signIn(account)
      const id = await sessionOf(own)
      expect(await sessionHasPermission(id, 'submissions.read'), name).toBe(true)
      const response = streamChanges({
        place: await acquireStreamSlot(1),
        signal: new AbortController().signal,
        missed: null,
        mayStill: () => sessionHasPermission(id, 'submissions.read'),
        beatMs: 20,
      })
      await end(own)
      expect(await readEvents(response).next(), name).toBeNull()
    }
  })

  it('keeps no session open that nobody uses', async () => {
    const own = await signIn(await makeAccount('event_coordinator'))
    const seen = async () =>
      (
        await (
          await pool()
        ).query('select max(last_seen_at) as at, max(id) as id from staff_sessions')
      ).rows[0]
    await (await pool()).query(
      `update staff_sessions set last_seen_at = now() - interval '10 minutes'
       where id = (select max(id) from staff_sessions)`,
    )
    const { id } = await seen()
    expect(await sessionHasPermission(id, 'submissions.read')).toBe(true)
    const { rows } = await (await pool()).query(
      `select last_seen_at < now() - interval '9 minutes' as "isOld" from staff_sessions where id = $1`,
      [id],
    )
    expect(rows).toEqual([{ isOld: true }])
    const rule = 'staff_factor_roles'
    await (await pool()).query(`insert into ${rule} (role) values ('event_coordinator')`)
    expect(await sessionHasPermission(id, 'submissions.read'), 'lacks a factor').toBe(false)
    await (await pool()).query(`delete from ${rule}`)
    await own.post(paths.api.logout)
  })

  it('says that there is more than it can name', async () => {
    const { events } = await openEventStream(organiser, paths.api.changes)
    await (await pool()).query(
      `insert into submissions (form_id, reference, status, submitted_at, data, search_text, fingerprint)
       select $1::int, 'live-' || n, 'new', now(), '{}', '', '' from generate_series(1, 700) n`,
      [form.id],
    )
    await foldTallies()
    const change = await events.next()
    expect(change).toMatchObject({ changed: [], isMore: true })
    expect(change?.came).toHaveLength(500)
  })
})

describe('looking again', () => {
  it('answers the rows as they are, and how many of those that came match', async () => {
    const shown = [await send('Shown'), await send('Gone')]
    await organiser.post(paths.api.deleteSubmissions, { ids: [shown[1]] })
    await organiser.put(paths.api.submission(shown[0] ?? 0), { status: 'completed' })
    const came = [await send('Cora'), await send('Cora'), await send('Dan')]
    await organiser.put(paths.api.testMarks, { ids: [came[1]], isTest: true })
    const look = async (filters: object) =>
      (await organiser.post<RefreshedRows>(paths.api.refreshRowsInView, { filters, shown, came }))
        .body
    const found = await look({ formId: form.id, status: 'new' })
    expect(found.rows.map(({ id, status }) => [id, status])).toEqual([[shown[0], 'completed']])
    expect(found.fresh).toBe(2)
    expect((await look({ search: 'cora' })).fresh).toBe(1)
    expect((await look({ status: 'reviewed' })).fresh).toBe(0)
  })
})
