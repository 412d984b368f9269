import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { eraseResurrectedRecords } from '@/erase-resurrected-records'
import { eraseFromDrive } from '@/features/delivery/server/drive-erasures'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import { PEOPLE_INPUT_NAME, personFieldId } from '@/features/forms/party/party'
import type { OwnRegistration } from '@/features/registration/own/schema'
import { type OpenedLink, openOwnLink } from '@/features/registration/own/server/find'
import { findOwnAttempt } from '@/features/registration/own/server/requests'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { connectDrive, disconnectDrive, driveCopiesOf } from '../../support/api/drive'
import { createOpenForm, type FieldDraft, register } from '../../support/api/forms'
import { jobsOfMailing, sendMailingToForm } from '../../support/api/mailings'
import { ownLinkToken, postOwnPage, readOwnRegistration } from '../../support/api/own-links'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'
import { summarizeStored } from '../../support/stored'

afterEach(() => vi.unstubAllEnvs())
afterAll(removeCreatedRows)

const organiser = await staffClient('event_coordinator')
const admin = await staffClient('super_admin')

const FIELDS = {
  Name: { fieldType: 'text', isRequired: true },
  Letter: 'file',
  Email: 'email',
} satisfies Record<string, FieldDraft>
const PLACES = {
  ...{ opensAt: null, closesAt: null, hasWaitingList: false, offerHours: null },
  ...{ showLeftBelow: null, limits: [] },
}

async function familyForm(isRequired = false) {
  const fields = { ...FIELDS, Letter: { fieldType: 'file' as const, isRequired } }
  const form = await createOpenForm<keyof typeof FIELDS>(fields)
  const party = { min: 1, max: 6, fieldIds: [form.ids.Name, form.ids.Letter], needsAdult: false }
  expect((await organiser.put(paths.api.formPlaces(form.id), { ...PLACES, party })).status).toBe(
    200,
  )
  return form
}
type Form = Awaited<ReturnType<typeof familyForm>>

async function family(form: Form) {
  const mailbox = `edges-${form.id}-${Date.now()}@example.org`
  const body = new FormData()
  const people = ['Cora Reyes', 'Ben Reyes'].map((Name) => ({
    data: replaceLabelsByIds(form, { Name }),
  }))
  body.append('data', JSON.stringify(replaceLabelsByIds(form, { Email: mailbox })))
  body.append(PEOPLE_INPUT_NAME, JSON.stringify(people))
  for (const person of [1, 2]) {
    const name = `file_${personFieldId(form.ids.Letter, person)}`
    body.append(name, asFile(PDF, `letter-${person}.pdf`))
  }
  const reply = await newVisitor().send<{ id: number; link: string; reference: string }>(
    paths.api.submit(form.slug),
    { method: 'POST', body },
  )
  expect(reply.status).toBe(201)
  return { ...reply.body, mailbox, token: ownLinkToken(reply.body.link) }
}

const read = async (token: string) => (await readOwnRegistration<OwnRegistration>(token)).body
const attemptIn = (location: string | null) =>
  new URL(location ?? '', 'http://here').searchParams.get('attempt') ?? ''
const own = async (token: string) => (await openOwnLink(token)) as OpenedLink

it('the link of one form changes nothing with the ids of another one', async () => {
  const [form, other] = [await familyForm(), await familyForm()]
  const [mine, theirs] = [await family(form), await family(other)]
  const before = await summarizeStored()
  const { seen } = await read(mine.token)
  const foreign = { [other.ids.Name]: 'Somebody else' }
  const changing = (body: object) => newVisitor().post(paths.api.ownChange(mine.token), body)
  expectRefusal(await changing({ seen, data: foreign }), 400, 'submission.unknown_field')
  expectRefusal(
    await newVisitor().post(paths.api.ownPeople(mine.token), { number: 3, data: foreign }),
    400,
    'submission.unknown_field',
  )
  const { seen: seenThere } = await read(theirs.token)
  expectRefusal(
    await changing({
      seen: `${seenThere}x`,
      data: replaceLabelsByIds(form, { Name: 'Cora Cruz' }),
    }),
    409,
    'own.changed',
  )
  const plain = { seen, [`answer_${other.ids.Name}`]: 'Somebody else' }
  const page = await postOwnPage(paths.api.ownChange(mine.token), plain)
  expect(page.headers.get('location') ?? '').not.toContain('done=')
  expect(await summarizeStored()).toMatchObject(before)
  const refused = await postOwnPage(paths.api.ownChange(theirs.token), {
    seen: seenThere,
    [`answer_${other.ids.Name}`]: '',
  })
  const attempt = attemptIn(refused.headers.get('location'))
  expect(await findOwnAttempt(await own(theirs.token), attempt)).toMatchObject({
    answers: { [other.ids.Name]: '' },
  })
  expect(await findOwnAttempt(await own(mine.token), attempt)).toBeNull()
})

it('adds nobody while a file is required of each person, because none can be sent here', async () => {
  const add = async (isRequired: boolean) => {
    const form = await familyForm(isRequired)
    const { token } = await family(form)
    const { nextPerson } = await read(token)
    const person = { number: 3, data: replaceLabelsByIds(form, { Name: 'Lia Reyes' }) }
    return { nextPerson, reply: await newVisitor().post(paths.api.ownPeople(token), person) }
  }
  const asked = await add(true)
  expect(asked.nextPerson).toBeNull()
  expectRefusal(asked.reply, 409, 'own.add_over')
  expect(await add(false)).toMatchObject({ nextPerson: 3, reply: { status: 201 } })
})

it('a link that was forwarded shows the same to both, remembers neither, and ends for both', async () => {
  const form = await createOpenForm({ Name: 'text' })
  const { body } = await register(form, replaceLabelsByIds(form, { Name: 'Ana Reyes' }))
  const token = ownLinkToken(body.link)
  const [owner, friend] = [newVisitor(), newVisitor()]
  const seenBy = async (who: typeof owner) => {
    const reply = await who.get<OwnRegistration>(paths.api.own(token))
    expect(reply.headers.get('set-cookie')).toBeNull()
    return reply.body
  }
  const { seen } = await seenBy(owner)
  expect(await seenBy(friend)).toEqual(await seenBy(owner))
  const change = (who: typeof owner, Name: string) =>
    who.post(paths.api.ownChange(token), { seen, data: replaceLabelsByIds(form, { Name }) })
  expect((await change(friend, 'Ana Cruz')).status).toBe(200)
  expectRefusal(await change(owner, 'Ana Santos'), 409, 'own.changed')
  expect((await seenBy(owner)).answers).toMatchObject([{ text: 'Ana Cruz' }])
  await organiser.post(paths.api.submissionLink(body.id))
  for (const who of [owner, friend]) {
    expectRefusal(await who.get(paths.api.own(token)), 410, 'link.replaced')
  }
})

it('a family that asks to be erased is in no drive, no mailing and no older backup', async () => {
  vi.stubEnv('MAILS_PER_MINUTE', '60000')
  const drive = await connectDrive()
  try {
    const form = await familyForm()
    const [gone, stays] = [await family(form), await family(form)]
    const on = await pool()
    const rowsOf = async (id: number) =>
      (
        await on.query(
          'select to_jsonb(one) as row from submissions one where $1::int in (id, party_id) order by id',
          [id],
        )
      ).rows.map(({ row }) => row as { id: number })
    const filesOf = async (id: number) => {
      const ids = (await rowsOf(id)).map((one) => one.id)
      const { rows } = await on.query<{ fileId: number }>(
        'select id as "fileId" from submission_files where submission_id = any($1) order by id',
        [ids],
      )
      return rows
    }
    const [files, others] = [await filesOf(gone.id), await filesOf(stays.id)]
    expect([files.length, others.length]).toEqual([2, 2])
    for (const file of [...files, ...others]) await uploadToDrive(file)
    const copies = (of: typeof files) => of.map((file) => driveCopiesOf(drive, file).length)
    expect(copies(files)).toEqual([1, 1])
    const template = { subject: 'See you there', text: 'We begin at nine.' }
    const mailing = await sendMailingToForm(form as never, 2, { template })
    expect(mailing.status).toBe(201)
    const recipients = async () =>
      (
        await on.query('select address from mailing_recipients where mailing_id = $1', [
          mailing.body.id,
        ])
      ).rows.map(({ address }) => address as string)
    expect((await recipients()).toSorted()).toEqual([gone.mailbox, stays.mailbox].toSorted())

    expect((await newVisitor().post(paths.api.ownErase(gone.token))).status).toBe(204)
    const backup = await rowsOf(gone.id)
    const body = { who: gone.mailbox, submissions: [gone.id] }
    expect((await admin.post(paths.api.personErase, body)).status).toBe(200)
    expect(await rowsOf(gone.id)).toEqual([])
    const { rows } = await on.query<{ id: number }>('select id from drive_erasures')
    for (const { id } of rows) await eraseFromDrive({ erasureId: id })
    expect([...copies(files), ...copies(others)]).toEqual([0, 0, 1, 1])
    expect(await recipients()).toEqual([stays.mailbox])
    expect((await jobsOfMailing(mailing.body.id)).length).toBeLessThan(2)
    expectRefusal(await readOwnRegistration(gone.token), 410, 'link.erased')

    // The state after an older backup was restored: the rows are back, the tombstones are gone.
    for (const row of backup) {
      await on.query(
        'insert into submissions select * from jsonb_populate_record(null::submissions, $1)',
        [row],
      )
    }
    await on.query('delete from tombstones')
    expect(await eraseResurrectedRecords()).toBe(2)
    expect(await rowsOf(gone.id)).toEqual([])
    expect(await rowsOf(stays.id)).toHaveLength(2)
    expectRefusal(await readOwnRegistration(gone.token), 410, 'link.erased')
  } finally {
    await disconnectDrive(drive)
  }
})
