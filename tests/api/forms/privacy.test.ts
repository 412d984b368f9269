import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseFromDrive } from '@/features/delivery/server/drive-erasures'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import type { PrivacyNotice } from '@/features/forms/notice'
import { NOTICE_CHECKBOX_NAME } from '@/features/forms/notice'
import type { Retention } from '@/features/forms/privacy'
import type { EventForm, PublicForm } from '@/features/forms/schema'
import type { Ledger } from '@/features/ledger/schema'
import type { RetentionPreview } from '@/features/submissions/bin/schema'
import { runRetention } from '@/features/submissions/bin/server/retention'
import { sendRetentionMail } from '@/features/submissions/bin/server/retention-mail'
import type { Submission } from '@/features/submissions/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { JobPayloads } from '@/lib/queue/jobs'
import { type Client, newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { createdRows, removeCreatedRows } from '../../support/api/created-rows'
import { connectDrive, disconnectDrive, driveCopiesOf, registerFile } from '../../support/api/drive'
import { createOpenForm, type OpenForm, postWithoutScript } from '../../support/api/forms'
import { startTestMailServer, stopTestMailServers } from '../../support/api/receipts'
import { makeAccount, staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { readSheet } from '../../support/workbook'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT: Retention = { days: null, from: 'arrival', eventDay: null }
const NO_NOTICE = { isOn: false, text: '' }

let organiser: Client
beforeAll(async () => {
  organiser = await staffClient('event_coordinator')
})
afterAll(async () => {
  await (await pool()).query('delete from retention_plans')
  await (await pool()).query(`delete from jobs.job where name = 'retention.mail'`)
  await removeCreatedRows()
})

const savePrivacy = async (
  form: Pick<EventForm, 'id'>,
  notice: { isOn: boolean; isSensitive?: boolean; text: string },
  retention: Retention = KEPT,
) => {
  const { body } = await organiser.get<EventForm>(paths.api.form(form.id))
  const reply = await organiser.post<EventForm>(paths.api.formFields(form.id), {
    fields: body.fields,
    privacy: { notice, retention },
  })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body
}
const send = (form: OpenForm<'Name'>, more: object = {}) =>
  newVisitor().post<{ id: number; fields?: Record<string, string> }>(paths.api.submit(form.slug), {
    data: { [form.ids.Name]: 'Ana' },
    ...more,
  })
const look = async (id: number) => (await organiser.get<Submission>(paths.api.submission(id))).body

describe('a notice', () => {
  it('is shown, agreed to and stored with its version; a new one leaves old answers alone', async () => {
    const form = await createOpenForm({ Name: 'text' })
    await savePrivacy(form, { isOn: true, text: 'We keep it for a month.' })
    const shown = async () =>
      (await newVisitor().get<PublicForm>(paths.api.publicForm(form.slug))).body.notice
    expect(await shown()).toEqual({ version: 1, text: 'We keep it for a month.' })
    const first = await send(form, { [NOTICE_CHECKBOX_NAME]: 1 })
    expect(first.status).toBe(201)
    const exported = async () =>
      readSheet((await organiser.get(paths.api.submissionsExport(form.id))).bytes)
    const fixed = ['ID', 'Reference', 'Submitted (Manila time)', 'Status']
    const columns = [...fixed, 'Notice version', 'Agreed (Manila time)', 'Name']
    expect((await exported()).header).toEqual(columns)

    await savePrivacy(form, { isOn: true, text: 'We keep it for a year.' })
    expect(await shown()).toEqual({ version: 2, text: 'We keep it for a year.' })
    const second = await send(form, { [NOTICE_CHECKBOX_NAME]: '2' })
    const late = await send(form, { [NOTICE_CHECKBOX_NAME]: 1 })
    const at = expect.stringMatching(/^\d{4}-/)
    expect((await look(first.body.id)).agreedTo).toEqual({ version: 1, at })
    expect((await look(second.body.id)).agreedTo).toEqual({ version: 2, at })
    expect((await look(late.body.id)).agreedTo).toEqual({ version: 1, at })
    const { body: versions } = await organiser.get<PrivacyNotice[]>(paths.api.formPrivacy(form.id))
    expect(versions.map(({ version, text }) => [version, text])).toEqual([
      [1, 'We keep it for a month.'],
      [2, 'We keep it for a year.'],
    ])

    const sheet = await exported()
    expect(sheet.header).toEqual(columns)
    const column = sheet.header.indexOf('Notice version')
    expect(sheet.rows.map((row) => row[column])).toEqual([1, 2, 1])
    for (const row of sheet.rows) expect(row[column + 1]).toBeInstanceOf(Date)
  })

  it.each([
    {},
    { [NOTICE_CHECKBOX_NAME]: 2 },
    { [NOTICE_CHECKBOX_NAME]: 'yes' },
    { [NOTICE_CHECKBOX_NAME]: [1] },
  ])('%j is no agreement', async (more) => {
    const form = await createOpenForm({ Name: 'text' })
    await savePrivacy(form, { isOn: true, text: 'We keep it for a month.' })
    const reply = await send(form, more)
    expectRefusal(reply, 400, 'submission.invalid')
    expect(reply.body.fields).toEqual({
      [NOTICE_CHECKBOX_NAME]: 'Please agree to the notice to register',
    })
  })

  it('is asked of a page without script as well', async () => {
    const form = await createOpenForm({ Name: 'text' })
    await savePrivacy(form, { isOn: true, text: 'We keep it for a month.' })
    const post = (more: Record<string, string>) =>
      postWithoutScript(form, new URLSearchParams({ [`answer_${form.ids.Name}`]: 'Ana', ...more }))
    expect((await post({})).headers.get('location')).toContain('attempt=')
    expect((await post({ [NOTICE_CHECKBOX_NAME]: '1' })).headers.get('location')).toContain(
      'submitted=',
    )
  })

  it('comes along with a copy of the form, as its first version', async () => {
    const form = await createOpenForm({ Name: 'text' })
    await savePrivacy(form, { isOn: true, text: 'One' })
    await savePrivacy(form, { isOn: true, isSensitive: true, text: 'Two' })
    expect(await readLastAuditLines('form.privacy_changed')).toMatchObject([
      { subject: form.name, detail: 'notice version 2, kept for good' },
    ])
    const { body: copy } = await organiser.post<EventForm>(paths.api.formDuplicate(form.id))
    createdRows.forms.add(copy.id)
    expect(copy.privacy.notice).toEqual({
      isOn: true,
      isSensitive: true,
      text: 'Two',
      version: 1,
    })
    const { body } = await organiser.get<PrivacyNotice[]>(paths.api.formPrivacy(copy.id))
    expect(body).toMatchObject([{ version: 1, text: 'Two' }])
  })

  it('that is off asks nothing and stores nothing', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const { body } = await send(form, { [NOTICE_CHECKBOX_NAME]: 1 })
    expect((await look(body.id)).agreedTo).toBeUndefined()
    await savePrivacy(form, { isOn: true, text: 'One' })
    await savePrivacy(form, { isOn: false, text: 'One' })
    expect((await send(form)).status).toBe(201)
    expect(await readLastAuditLines('form.privacy_changed')).toMatchObject([
      { subject: form.name, detail: 'no notice, kept for good' },
    ])
  })
})

describe('retention', () => {
  const age = async (id: number, now: Date, days: number) =>
    (await pool()).query('update submissions set submitted_at = $2 where id = $1', [
      id,
      new Date(now.getTime() - days * DAY_MS),
    ])
  const preview = async (form: OpenForm<'Name'>) =>
    (await organiser.get<RetentionPreview>(paths.api.formRetention(form.id))).body
  const idsOf = async (form: OpenForm<'Name'>) =>
    (
      await (
        await pool()
      ).query<{ id: number }>('select id from submissions where form_id = $1 order by id', [
        form.id,
      ])
    ).rows.map(({ id }) => id)
  const mailsOf = async (form: OpenForm<'Name'>) =>
    (
      await (
        await pool()
      ).query<{ data: JobPayloads['retention.mail'] }>(
        `select data from jobs.job where name = 'retention.mail' and (data->>'planId')::int in
         (select id from retention_plans where form_id = $1)`,
        [form.id],
      )
    ).rows.map(({ data }) => data)

  it('after arrival: told a week before, then exactly what the preview said goes', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const now = new Date()
    const ids: number[] = []
    for (const days of [40, 24, 22, 1]) {
      const { body } = await send(form)
      await age(body.id, now, days)
      ids.push(body.id)
    }
    await organiser.post(paths.api.deleteSubmissions, { ids: ids.slice(0, 1) })
    await savePrivacy(form, NO_NOTICE, { ...KEPT, days: 30 })
    const admin = await makeAccount('admin')
    const leaving = await makeAccount('super_admin')
    const gone = await makeAccount('admin', 'disabled')
    const coordinator = await makeAccount('event_coordinator')
    const before = await preview(form)
    expect(before).toMatchObject({ count: 2, isAnnounced: false })

    await runRetention(now)
    expect(await idsOf(form)).toEqual(ids)
    expect(await readLastAuditLines('retention.announced')).toMatchObject([
      { actor: 'The portal', subject: form.name, detail: '2 submissions' },
    ])
    const announced = await preview(form)
    expect(announced).toMatchObject({ count: 2, isAnnounced: true })
    const week = new Date(announced.goesAt)
    expect(week.getTime() - now.getTime()).toBe(7 * DAY_MS)

    const { mails } = await startTestMailServer()
    const jobs = await mailsOf(form)
    const told = jobs.map(({ userId }) => userId)
    expect(told).toEqual(expect.arrayContaining([admin.id, leaving.id]))
    for (const { id } of [gone, coordinator]) expect(told).not.toContain(id)
    await (await pool()).query(`update admin_users set status = 'disabled' where id = $1`, [
      leaving.id,
    ])
    for (const job of jobs) await sendRetentionMail(job)
    const addresses = mails.map(({ to }) => to)
    expect(addresses).toHaveLength(jobs.length - 1)
    expect(addresses).toContain(admin.email)
    expect(addresses).not.toContain(leaving.email)
    expect(mails[0]?.subject).toBe(`2 registrations of ${form.name} will be erased`)
    const inManila = { dateStyle: 'long', timeZone: 'Asia/Manila' } as const
    expect(mails[0]?.text).toContain(
      `On ${new Intl.DateTimeFormat('en-PH', inManila).format(week)} 2 registrations`,
    )
    expect(mails[0]?.text).toContain(paths.portal.form(form.id))
    await stopTestMailServers()

    await runRetention(new Date(week.getTime() - 60_000))
    expect(await idsOf(form)).toEqual(ids)
    await runRetention(week)
    expect(await idsOf(form)).toEqual(ids.slice(2))
    expect(await readLastAuditLines('submissions.erased')).toMatchObject([
      { subject: '2 submissions', detail: `retention of ${form.name}` },
    ])
    await runRetention(week)
    await runRetention(week)
    expect(await preview(form)).toMatchObject({ count: 1, isAnnounced: true })
  })

  it('what was announced is done with when staff have erased it themselves', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const { body } = await send(form)
    const now = new Date()
    await age(body.id, now, 40)
    await savePrivacy(form, NO_NOTICE, { ...KEPT, days: 30 })
    await runRetention(now)
    const ids = [body.id]
    await organiser.post(paths.api.deleteSubmissions, { ids })
    await (await staffClient('admin')).post(paths.api.binErase, { ids })
    expect(await preview(form)).toMatchObject({ count: 0, isAnnounced: true })
    await runRetention(new Date(now.getTime() + 7 * DAY_MS))
    expect(await preview(form)).toMatchObject({ count: 0, isAnnounced: false })
  })

  it('after the event: nothing before its day, everything a week after it was told', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const { body } = await send(form)
    const now = new Date()
    const day = (offset: number) =>
      new Date(now.getTime() + offset * DAY_MS).toISOString().slice(0, 10)
    await savePrivacy(form, NO_NOTICE, { days: 1, from: 'event', eventDay: day(20) })
    await runRetention(now)
    expect(await preview(form)).toMatchObject({ count: 0, isAnnounced: false, cutoff: null })
    const then = new Date(now.getTime() + 30 * DAY_MS)
    await runRetention(then)
    expect(await idsOf(form)).toEqual([body.id])
    await runRetention(new Date(then.getTime() + 7 * DAY_MS))
    expect(await idsOf(form)).toEqual([])
  })

  it('with Google Drive away: the rows go, the copies later; the ledger says what waits', async () => {
    const drive = await connectDrive()
    try {
      const file = await registerFile()
      await uploadToDrive(file)
      const now = new Date()
      await age(file.submissionId, now, 40)
      await savePrivacy({ id: file.formId }, NO_NOTICE, { ...KEPT, days: 30 })
      await runRetention(now)
      await drive.down()
      await runRetention(new Date(now.getTime() + 7 * DAY_MS))
      const left = await (await pool()).query('select from submissions where id = $1', [
        file.submissionId,
      ])
      expect(left.rowCount).toBe(0)
      const { rows } = await (await pool()).query<{ id: number }>(
        'select id from drive_erasures order by id',
      )
      const erase = () => Promise.all(rows.map(({ id }) => eraseFromDrive({ erasureId: id })))
      await expect(erase()).rejects.toThrow('cannot be reached')
      const admin = await staffClient('admin')
      const waits = async () =>
        (await admin.get<Ledger>(paths.api.ledger)).body.gaps.filter(
          ({ kind }) => kind === 'drive_erasure',
        )
      expect(await waits()).toHaveLength(1)
      await drive.up()
      await erase()
      expect(driveCopiesOf(drive, file)).toEqual([])
      expect(await waits()).toEqual([])
    } finally {
      await (await pool()).query('delete from drive_erasures')
      await disconnectDrive(drive)
    }
  })

  it('a form without days, or of an event without a day, is never touched', async () => {
    for (const retention of [KEPT, { days: 1, from: 'event', eventDay: null }] as const) {
      const form = await createOpenForm({ Name: 'text' })
      const { body } = await send(form)
      await age(body.id, new Date(), 3000)
      await savePrivacy(form, NO_NOTICE, retention)
      for (const days of [0, 8, 4000]) await runRetention(new Date(Date.now() + days * DAY_MS))
      expect(await idsOf(form)).toEqual([body.id])
    }
  })

  it('comes along with a copy of the form, without the day of the event: a copy is for another one', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const retention = { days: 30, from: 'event', eventDay: '2099-12-31' } as const
    expect((await savePrivacy(form, NO_NOTICE, retention)).privacy.retention).toEqual(retention)
    expect(await readLastAuditLines('form.privacy_changed')).toMatchObject([
      { detail: 'no notice, kept 30 days after the event' },
    ])
    const { body: copy } = await organiser.post<EventForm>(paths.api.formDuplicate(form.id))
    createdRows.forms.add(copy.id)
    expect(copy.privacy.retention).toEqual({ ...retention, eventDay: null })
  })

  it('other rules take back what was announced, and the same saved again do not', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const { body } = await send(form)
    const now = new Date()
    await age(body.id, now, 40)
    await savePrivacy(form, NO_NOTICE, { ...KEPT, days: 30 })
    await runRetention(now)
    const [job] = await mailsOf(form)
    await savePrivacy(form, NO_NOTICE, { ...KEPT, days: 30 })
    expect(await preview(form)).toMatchObject({ count: 1, isAnnounced: true })
    await savePrivacy(form, NO_NOTICE, { ...KEPT, days: 300 })
    expect(await readLastAuditLines('form.privacy_changed')).toMatchObject([
      { detail: 'no notice, kept 300 days after arrival' },
    ])
    expect(await preview(form)).toMatchObject({ count: 0, isAnnounced: false })
    const { mails } = await startTestMailServer()
    await sendRetentionMail(job ?? { planId: 0, userId: 0 })
    await stopTestMailServers()
    expect(mails).toEqual([])
    await runRetention(new Date(now.getTime() + 8 * DAY_MS))
    expect(await idsOf(form)).toEqual([body.id])
    const day = (offset: number) =>
      new Date(now.getTime() + offset * DAY_MS).toISOString().slice(0, 10)
    const afterEvent = { days: 1, from: 'event' } as const
    await savePrivacy(form, NO_NOTICE, { ...afterEvent, eventDay: day(-9) })
    await runRetention(now)
    expect(await preview(form)).toMatchObject({ count: 1, isAnnounced: true })
    await savePrivacy(form, NO_NOTICE, { ...afterEvent, eventDay: day(-8) })
    expect(await preview(form)).toMatchObject({ isAnnounced: false })
    const unsaved = await organiser.post<RetentionPreview>(paths.api.formRetention(form.id), {
      ...KEPT,
      days: 10,
    })
    expect(unsaved.body).toMatchObject({ count: 1, isAnnounced: false })
  })
})
