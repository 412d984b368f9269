import { afterAll, describe, expect, it } from 'vitest'
import type { FileAnswer } from '@/features/answers/schema'
import type { Dashboard } from '@/features/dashboard/schema'
import { recordAudit } from '@/lib/audit/record'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { addAuthenticator } from '../../support/api/factors'
import {
  createOpenForm,
  readSubmission,
  register,
  registerWithFiles,
} from '../../support/api/forms'
import { clientWithSession, makeAccount, signIn, staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

afterAll(removeCreatedRows)

async function dashboard(client?: Client): Promise<Dashboard> {
  const reader = client ?? (await staffClient('event_coordinator'))
  const { status, body } = await reader.get<Dashboard>(paths.api.dashboard)
  expect(status).toBe(200)
  return body
}

const figures = async () => {
  const { submissions } = await dashboard()
  if (!submissions) throw new Error('An organiser sees submissions')
  return submissions
}

describe('the counts are live', () => {
  it('of users', async () => {
    const { users } = await dashboard()
    await makeAccount('admin')
    await makeAccount('admin', 'disabled')
    expect((await dashboard()).users).toEqual({ total: users.total + 2, active: users.active + 1 })
  })

  it('of forms', async () => {
    await staffClient('super_admin')
    const { forms } = await dashboard()
    const { id } = await createOpenForm()
    expect((await dashboard()).forms).toEqual({ total: forms.total + 1, active: forms.active + 1 })
    await (await staffClient('super_admin')).put(paths.api.form(id), { isActive: false })
    expect((await dashboard()).forms).toEqual({ total: forms.total + 1, active: forms.active })
    await (await staffClient('super_admin')).put(paths.api.form(id), { isArchived: true })
    expect((await dashboard()).forms).toEqual(forms)
  })

  it('of submissions, by status', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const before = await figures()
    const { body } = await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))
    await register(form, replaceLabelsByIds(form, { Name: 'Ben' }))
    await (await staffClient('super_admin')).put(paths.api.submission(body.id), {
      status: 'reviewed',
    })
    const after = await figures()
    expect(after).toMatchObject({ total: before.total + 2, new: before.new + 1 })
    expect(after.byStatus).toMatchObject({
      new: before.byStatus.new + 1,
      reviewed: before.byStatus.reviewed + 1,
    })
  })
})

it('counts by days of the ministry’s time zone', async () => {
  const form = await createOpenForm({ Name: 'text' })
  const { body } = await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))
  const midnight = `date_trunc('day', now() at time zone 'Asia/Manila')`
  const moveTo = async (moment: string) =>
    (await pool()).query(
      `update submissions set submitted_at = (${moment}) at time zone 'Asia/Manila' where id = $1`,
      [body.id],
    )
  const days = async () => {
    const { perDay, today, byForm } = await figures()
    expect(today).toBe(perDay.at(-1)?.count)
    return [
      ...perDay.map(({ count }) => count),
      byForm.find(({ id }) => id === form.id)?.count ?? 0,
    ]
  }
  await moveTo(`${midnight} - interval '40 days'`)
  const without = await days()
  const withOneMore = (at: number) => without.with(at, (without.at(at) ?? 0) + 1).with(-1, 1)
  await moveTo(midnight)
  expect(await days(), 'midnight is today').toEqual(withOneMore(-2))
  await moveTo(`${midnight} - interval '1 second'`)
  expect(await days(), 'a second before is yesterday').toEqual(withOneMore(-3))
  await moveTo(`${midnight} - interval '29 days'`)
  expect(await days(), 'the first of thirty days').toEqual(withOneMore(-31))
  await moveTo(`${midnight} - interval '29 days 1 second'`)
  expect(await days(), 'too long ago').toEqual(without)
})

it('names the five forms that most people have registered for lately, most first', async () => {
  for (let at = 0; at < 6; at++) {
    const form = await createOpenForm({ Name: 'text' })
    for (let sent = 0; sent <= at; sent++) await register(form, {})
  }
  const counts = (await figures()).byForm.map(({ count }) => count)
  expect(counts).toHaveLength(5)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(counts.at(-1)).toBeGreaterThan(1)
})

it('counts by days of the reader’s time zone when it is sent', async () => {
  const reader = await staffClient('event_coordinator')
  const at = async (zone: string) =>
    (await reader.get<Dashboard>(`${paths.api.dashboard}?zone=${zone}`)).body.submissions
  // The two time zones are 26 hours apart, so the date in the first is always later.
  const [ahead, behind] = [await at('Pacific/Kiritimati'), await at('Etc/GMT%2B12')]
  const last = (figures: Dashboard['submissions']) => figures?.perDay.at(-1)?.day ?? ''
  expect(last(ahead) > last(behind)).toBe(true)
  expect(ahead?.perDay).toHaveLength(30)
  expectRefusal(await reader.get(`${paths.api.dashboard}?zone=Nowhere`), 400, 'request.invalid')
})

describe('what to do next', () => {
  const next = async (client?: Client) => (await dashboard(client)).next

  it('counts what is one’s own, new, waiting long, and registered twice', async () => {
    const [form, otherForm] = [
      await createOpenForm({ Name: 'text', Email: 'email' }),
      await createOpenForm({ Name: 'text', Email: 'email' }),
    ]
    const own = await makeAccount('event_coordinator')
    const reader = await signIn(own)
    const make = async (Name: string, to = form) =>
      (await register(to, replaceLabelsByIds(to, { Name, Email: 'twice@example.org' }))).body.id
    const elsewhere = await make('Ana', otherForm)
    const before = await next(reader)
    const [first, second] = [await make('Ana'), await make('Ana')]
    await (await pool()).query(
      `insert into receipts (submission_id, address, recipient, state)
       select id, 'twice@example.org', 'twice@example.org', 'sent'
       from unnest($1::int[]) id where not exists (select from receipts where submission_id = id)`,
      [[elsewhere, first, second]],
    )
    await (await pool()).query(
      `update submissions set submitted_at = now() - interval '9 days' where id = $1`,
      [first],
    )
    await reader.put(paths.api.submission(second), { assigneeId: own.id })
    const after = await next(reader)
    expect(after?.mine).toBe((before?.mine ?? 0) + 1)
    expect(after?.needsLook).toBe((before?.needsLook ?? 0) + 1)
    expect(after?.waiting.count).toBe((before?.waiting.count ?? 0) + 1)
    expect(after?.duplicates).toEqual({
      count: (before?.duplicates.count ?? 0) + 1,
      newest: second,
    })
    expect(after?.gaps, 'the ledger is for admins').toBeNull()
    const { rows } = await (await pool()).query(
      `select to_char((now() at time zone 'Asia/Manila')::date - 8, 'YYYY-MM-DD') as day`,
    )
    expect(after?.waiting.until, 'more than seven whole days ago').toBe(rows[0].day)
    const list = await reader.get<unknown[]>(
      `${paths.api.submissions}?status=new&to=${after?.waiting.until}T15:59:59.999Z`,
    )
    expect(Number(list.headers.get('x-total-count'))).toBe(after?.waiting.count)
  })

  it('counts wishes to be erased and possible spam, a party once and none in the bin', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const admin = await staffClient('admin')
    const make = async () =>
      (await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))).body.id
    const [asked, gone, spam, companion] = [await make(), await make(), await make(), await make()]
    const before = await next(admin)
    const database = await pool()
    await database.query('update submissions set erasure_asked_at = now() where id = any($1)', [
      [asked, gone],
    ])
    await database.query('update submissions set deleted_at = now() where id = $1', [gone])
    await database.query('update submissions set suspected_at = now() where id = any($1)', [
      [spam, companion],
    ])
    await database.query('update submissions set party_id = $1 where id = $2', [spam, companion])
    const after = await next(admin)
    expect(after?.erasures).toBe((before?.erasures ?? 0) + 1)
    expect(after?.suspected).toBe((before?.suspected ?? 0) + 1)
  })

  it('counts who registered twice by email, phone or whole name, also without confirmations', async () => {
    const form = await createOpenForm({ Name: 'text', Email: 'email', Phone: 'phone' })
    const admin = await staffClient('admin')
    const count = async () => (await next(admin))?.duplicates.count ?? 0
    const before = await count()
    const make = async (answers: Record<string, string>) =>
      (await register(form, replaceLabelsByIds(form, answers))).body.id
    await make({ Name: 'Ana Peña', Email: 'ana.pena@example.org', Phone: '0917 808 1122' })
    await make({ Name: 'Ana', Email: 'another.ana@example.org', Phone: '0917 808 1123' })
    await make({ Name: 'Ana', Phone: '0917 808 1124' })
    await make({ Name: 'Ana Peña', Email: 'a.namesake@example.org' })
    expect(await count()).toBe(before)
    const mailbox = await make({ Name: 'A. P.', Email: 'Ana.Pena+camp@example.org' })
    const phone = await make({ Name: 'A. P.', Phone: '+63 (917) 808-1122' })
    const last = await make({ Name: 'ANA PENA' })
    expect((await next(admin))?.duplicates).toEqual({ count: before + 3, newest: last })
    await admin.put(paths.api.submission(last), { status: 'reviewed' })
    expect((await next(admin))?.duplicates).toEqual({ count: before + 2, newest: phone })
    await admin.put(paths.api.testMarks, { ids: [phone], isTest: true })
    await admin.post(paths.api.deleteSubmissions, { ids: [mailbox] })
    expect(await count()).toBe(before)
  })

  it('counts possible spam and gaps, and is not for those who see no registrations', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const admin = await staffClient('admin')
    const before = await next(admin)
    const { body } = await register(form, replaceLabelsByIds(form, { Name: 'Robot' }))
    await (await pool()).query('update submissions set suspected_at = now() where id = $1', [
      body.id,
    ])
    expect((await next(admin))?.suspected).toBe((before?.suspected ?? 0) + 1)
    expect(before?.gaps).toEqual(expect.any(Number))
    expect(await next(await staffClient('store_manager'))).toBeNull()
  })
})

describe('the recent activity', () => {
  it('tells what visitors sent and what staff did, newest first', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const { body } = await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))
    await (await staffClient('super_admin')).put(paths.api.submission(body.id), {
      status: 'reviewed',
    })
    const { activity } = await dashboard()
    expect(activity.slice(0, 2)).toEqual([
      {
        id: expect.any(String),
        kind: 'submission.status_changed',
        actor: expect.stringContaining('super_admin'),
        subject: `#${body.id}`,
        detail: 'reviewed',
        at: expect.stringMatching(/Z$/),
      },
      {
        id: expect.any(String),
        kind: 'submission.received',
        actor: null,
        subject: `#${body.id}`,
        detail: form.name,
        at: expect.stringMatching(/Z$/),
      },
    ])
    const times = activity.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().reverse())
    expect(new Set(activity.map(({ id }) => id)).size).toBe(activity.length)
  })

  it('tells what happens to one’s own account, and to others only readers of the log', async () => {
    const open = async () => clientWithSession(await makeAccount('event_coordinator'))
    const [own, other] = [await open(), await open()]
    await addAuthenticator(own)
    const newest = async (client: Client) => (await dashboard(client)).activity[0]?.kind
    expect(await newest(own)).toBe('staff.authenticator_added')
    expect(await newest(await staffClient('super_admin'))).toBe('staff.authenticator_added')
    const { activity } = await dashboard(other)
    expect(activity.filter(({ kind }) => kind.startsWith('staff.'))).toEqual([])
  })

  it('leaves out test registrations, as all figures do', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const { body } = await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))
    await (await pool()).query('update submissions set is_test = true where id = $1', [body.id])
    const { activity } = await dashboard()
    const received = activity.filter(({ kind }) => kind === 'submission.received')
    expect(received.map(({ subject }) => subject)).not.toContain(`#${body.id}`)
  })

  it('is ten lines at most', async () => {
    const form = await createOpenForm({ Name: 'text' })
    for (let sent = 0; sent < 11; sent++) await register(form, {})
    expect((await dashboard()).activity).toHaveLength(10)
  })
})

it('tells no comings and goings, only what was done', async () => {
  const { activity: before } = await dashboard()
  const member = await makeAccount('admin')
  for (let n = 0; n < 11; n++) await signIn(member)
  const { activity } = await dashboard()
  expect(activity.map(({ kind }) => kind)).not.toContain('staff.signed_in')
  expect(activity.map(({ id }) => id)).toEqual(
    expect.arrayContaining(before.slice(0, 5).map(({ id }) => id)),
  )
})

it('says nothing of submissions to a store manager (Spec §6)', async () => {
  const form = await createOpenForm({ Name: 'text', Letter: 'file' })
  const colleague = await staffClient('super_admin')
  const letter = [form.ids.Letter, asFile(PDF, 'private.pdf')] as const
  const { body } = await registerWithFiles(form, {}, [letter])
  const { data } = await readSubmission(body.id)
  await colleague.put(paths.api.submission(body.id), { status: 'reviewed' })
  await colleague.get(paths.api.submissionsExport(form.id))
  await colleague.get(paths.api.file((data[form.ids.Letter] as FileAnswer).fileId))

  const view = 'Ana Cruz again'
  await recordAudit({
    action: 'view.shared',
    actor: { id: null, name: 'Ana', address: '::1' },
    subject: view,
  })
  for (const action of ['mailing.started', 'people.erased', 'retention.announced'] as const) {
    await recordAudit({ action, actor: { id: null, name: 'Ana', address: '::1' } })
  }
  await recordAudit({
    action: 'staff.password_changed',
    actor: { id: null, name: 'Ana', address: '::1' },
  })
  expect((await dashboard(colleague)).activity.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'view.shared',
      'mailing.started',
      'people.erased',
      'retention.announced',
      'staff.password_changed',
    ]),
  )
  const seen = await dashboard(await staffClient('store_manager'))
  expect(JSON.stringify(seen)).not.toContain(view)
  expect(seen.activity.filter(({ kind }) => kind.startsWith('staff.'))).toEqual([])
  expect(seen.submissions).toBeNull()
  expect(seen.activity.map(({ kind }) => kind)).toContain('form.fields_saved')
  expect(
    seen.activity.filter(({ kind }) =>
      /^(submission|file|mailing|people|retention|view)/.test(kind),
    ),
  ).toEqual([])
  expect(JSON.stringify(seen)).not.toContain('private.pdf')
})
