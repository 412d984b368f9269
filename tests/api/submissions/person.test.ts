import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseResurrectedRecords } from '@/erase-resurrected-records'
import { eraseFromDrive } from '@/features/delivery/server/drive-erasures'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import type { ErasureReport, PersonFound } from '@/features/people/schema'
import { pool } from '@/lib/database/db'
import { dataDir } from '@/lib/env'
import { paths } from '@/lib/paths'
import { formatManilaTime } from '@/lib/sheet-time'
import { type Client, newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { connectDrive, disconnectDrive } from '../../support/api/drive'
import { register, registerWithFiles } from '../../support/api/forms'
import { openReceiptForm, runReceiptJob } from '../../support/api/receipts'
import { makeAccount, staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import type { DriveServer } from '../../support/peers/drive-server'
import { expectRefusal } from '../../support/refusal'
import { readSheet } from '../../support/workbook'

const FIELDS = {
  Name: 'text',
  Email: 'email',
  Phone: 'phone',
  Note: 'textarea',
  Letter: 'file',
  Photo: 'file',
} as const
const STORY = 'He led me through the deepest valley, and now I sing of it everywhere I go.'

let boss: Client
let form: Awaited<ReturnType<typeof openReceiptForm<keyof typeof FIELDS>>>
let drive: DriveServer
beforeAll(async () => {
  boss = await staffClient('super_admin')
  form = await openReceiptForm({}, FIELDS)
})
beforeEach(async () => {
  drive = await connectDrive()
  await (await pool()).query('delete from rate_limits')
})
afterEach(async () => {
  await (await pool()).query('delete from drive_erasures')
  await disconnectDrive(drive)
})
afterAll(async () => {
  await (await pool()).query(`delete from jobs.job where name = 'venue.send'`)
  await (await pool()).query('delete from venue_requests')
  await removeCreatedRows()
})

let people = 0
function somebody() {
  const number = ++people
  const digits = String(5550000 + number)
  return {
    name: `Perpetua Xq${number}`,
    email: `perpetua-xq${number}@example.org`,
    phone: `0917 ${digits.slice(0, 3)} ${digits.slice(3)}`,
    international: `+63917${digits}`,
  }
}
type Somebody = ReturnType<typeof somebody>

const search = (who: string) => boss.post<PersonFound>(paths.api.personSearch, { who })
const find = async (who: string) => (await search(who)).body

async function leaveTraces({ name, email, phone, international }: Somebody) {
  const { ids } = form
  const first = await registerWithFiles(
    form,
    { [ids.Name]: name, [ids.Email]: email, [ids.Phone]: phone },
    [
      [ids.Letter, asFile(PDF, `${name} letter.pdf`)],
      [ids.Photo, asFile(PDF, `${name} letter.pdf`)],
    ],
  )
  const second = await registerWithFiles(
    form,
    { [ids.Name]: name, [ids.Email]: email.toUpperCase(), [ids.Phone]: international },
    [[ids.Letter, asFile(PDF, `${name} again.pdf`)]],
  )
  const { rows } = await (await pool()).query<{ id: number }>(
    'select id from submission_files where submission_id = $1 order by id limit 1',
    [first.body.id],
  )
  await uploadToDrive({ fileId: rows[0]?.id ?? 0 })
  await runReceiptJob(first.body.id)
  await boss.post(paths.api.submissionNotes(first.body.id), { text: `${name} called` })
  for (const [was, answer] of [
    [null, `${name} sings, ${phone}`],
    [`${name} sings, ${phone}`, 'Sings'],
  ]) {
    const correction = { fieldId: ids.Note, was, answer }
    const { status } = await boss.put(paths.api.submissionAnswers(first.body.id), correction)
    expect(status).toBe(200)
  }
  await boss.get(paths.api.file(rows[0]?.id ?? 0))
  await boss.post(paths.api.receiptResend(first.body.id))
  await newVisitor().post(paths.api.login, { email, password: 'not a password 7' })
  const told = await newVisitor().post<{ id: number }>(paths.api.testimonies, {
    name,
    email,
    location: 'Iloilo',
    testimony: STORY,
  })
  expect(told.status).toBe(201)
  const asked = await newVisitor().post(paths.api.tellMe('antique'), { email })
  expect(asked.status).toBe(202)
  return [first.body.id, second.body.id]
}

async function leaveMore([first, second]: number[], { email }: Somebody) {
  const on = await pool()
  await on.query(
    `update submissions set notice_version = 4, notice_agreed_at = now(), seat = 'cancelled'
     where id = $1`,
    [first],
  )
  await on.query(
    `with mailing as (insert into mailings (form_id, key, subject, text, merge_fields)
       values ($1, $2, 'See you', 'Soon', '{}') returning id)
     insert into mailing_recipients (mailing_id, submission_id, address, recipient, state)
     select id, $3, $4, $4, 'sent' from mailing`,
    [form.id, randomUUID(), first, email],
  )
  await on.query(
    `insert into place_offers (submission_id, address, state, mail, reason)
     values ($1, $2, 'declined', 'sent', 'Called')`,
    [first, email],
  )
  await on.query(`update submissions set merged_into_id = $1, deleted_at = now() where id = $2`, [
    first,
    second,
  ])
}

async function traces({ name, email, phone, international }: Somebody): Promise<string[]> {
  const connections = await pool()
  const { rows: tables } = await connections.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'jobs')`,
  )
  const words = [name, email, phone, international].map((word) => word.toLowerCase())
  const found: string[] = []
  for (const table of tables) {
    const { rows } = await connections.query(
      `select '${table.name}: ' || row::text as row from ${table.name} row
       where exists (select from unnest($1::text[]) word where position(word in lower(row::text)) > 0)`,
      [words],
    )
    found.push(...rows.map(({ row }) => row))
  }
  for (const entry of readdirSync(dataDir(), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const text = readFileSync(path.join(entry.parentPath, entry.name), 'latin1').toLowerCase()
    if (words.some((word) => text.includes(word))) found.push(entry.name)
  }
  for (const file of drive.store.files.values()) {
    if (file.appProperties.submissionFileId) found.push(`drive: ${file.name}`)
  }
  return found
}

const chosen = ({ submissions, testimonies }: PersonFound, who: string) => ({
  who,
  submissions: submissions.map(({ id }) => id),
  testimonies: testimonies.map(({ id }) => id),
})
const eraseCopies = async () => {
  const { rows } = await (await pool()).query<{ id: number }>('select id from drive_erasures')
  for (const { id } of rows) await eraseFromDrive({ erasureId: id })
}

describe('finding', () => {
  it('an address or any writing of the number finds everything; nobody else is found', async () => {
    const person = somebody()
    const ids = await leaveTraces(person)
    await leaveTraces(somebody())
    const byMail = await find(person.email)
    expect(byMail).toMatchObject({ kind: 'email', outboxMails: 1, isStaff: false })
    expect(byMail.submissions.map(({ id }) => id)).toEqual(ids.toReversed())
    expect(byMail.submissions[0]).toMatchObject({ place: 'list', isCertain: true })
    expect(byMail.submissions[1]?.matches).toEqual(['Email', 'Confirmation email'])
    expect(byMail.testimonies).toHaveLength(1)
    expect(byMail.venueRequests).toBe(1)
    expect(byMail.logLines).toBeGreaterThan(2)
    const plain = person.phone.replaceAll(' ', '')
    for (const who of [person.phone, plain, person.international, `63${plain.slice(1)}`]) {
      const { submissions } = await find(who)
      expect(
        submissions.map(({ id, matches }) => [id, matches]),
        who,
      ).toEqual([
        [ids[1], ['Phone']],
        [ids[0], ['Phone', 'Earlier answer']],
      ])
    }
  })

  it('a mention in a text, the bin and suspected ones are found and marked', async () => {
    const { email, phone } = somebody()
    const { ids } = form
    const other = await register(form, { [ids.Name]: 'Child', [ids.Note]: `Mother: ${phone}` })
    const bin = await register(form, { [ids.Email]: email })
    await boss.post(paths.api.deleteSubmissions, { ids: [bin.body.id] })
    expect((await find(phone)).submissions).toMatchObject([
      { id: other.body.id, place: 'list', matches: ['Note'], isCertain: false },
    ])
    expect((await find(email)).submissions).toMatchObject([{ id: bin.body.id, place: 'bin' }])
    await (await pool()).query('update submissions set suspected_at = now() where id = $1', [
      other.body.id,
    ])
    expect((await find(phone)).submissions).toMatchObject([{ place: 'suspected' }])
  })

  it('another spelling of the mailbox is found, also where no message went to it', async () => {
    const { email } = somebody()
    const tagged = email.replace('@', '+retreat@')
    await newVisitor().post(paths.api.login, { email: tagged, password: 'not a password 7' })
    expect((await find(email)).logLines).toBe(1)
    const { ids } = form
    const Note = `Mother: ${tagged}`
    const answered = await register(form, { [ids.Note]: Note })
    const noted = await register(form, { [ids.Note]: 'Sings' })
    await boss.post(paths.api.submissionNotes(noted.body.id), { text: Note })
    const was = `Aunt: ${tagged}`
    const corrected = await register(form, { [ids.Note]: was })
    const correction = { fieldId: ids.Note, was, answer: 'Sings' }
    await boss.put(paths.api.submissionAnswers(corrected.body.id), correction)
    expect((await find(email)).submissions).toMatchObject([
      { id: corrected.body.id, matches: ['Earlier answer'] },
      { id: noted.body.id, matches: ['Staff note'] },
      { id: answered.body.id, matches: ['Note'] },
    ])
  })

  it('is found by name, and whole with all addresses', async () => {
    const { name, email, phone } = somebody()
    const second = `second-${email}`
    const { ids } = form
    const one = await register(form, { [ids.Name]: name, [ids.Email]: email, [ids.Phone]: phone })
    const two = await register(form, { [ids.Phone]: phone, [ids.Email]: second })
    const [first, last] = name.split(' ')
    await register(form, { [ids.Name]: `${first} Dalisay`, [ids.Note]: `I come with ${last}` })
    const named = await find(`${last}, ${first}`)
    expect(named.kind).toBe('name')
    expect(named.addresses.toSorted()).toEqual([phone, email])
    expect(named.submissions).toMatchObject([
      { id: one.body.id, name, isCertain: false, matches: ['Name'] },
    ])
    const asked = { who: email, others: [phone] }
    const { body: more } = await boss.post<PersonFound>(paths.api.personSearch, asked)
    expect(more.addresses).toEqual([second])
    expect(more.submissions.map(({ id }) => id)).toEqual([two.body.id, one.body.id])
    expect(more.submissions.every(({ isCertain }) => isCertain)).toBe(true)
    const mention = await register(form, {
      ...{ [ids.Email]: `third-${email}`, [ids.Note]: 'Call 0917 444 4444 for me' },
    })
    for (const [who, ...others] of [
      [`third-${email}`, '0917 444 4444'],
      ['0917 444 4444', `third-${email}`],
    ]) {
      const { body } = await boss.post<PersonFound>(paths.api.personSearch, { who, others })
      expect(body.submissions).toMatchObject([
        {
          id: mention.body.id,
          isCertain: true,
          matches: expect.arrayContaining(['Email', 'Note']),
        },
      ])
    }

    const chosen = { who: name, others: [email, phone, second] }
    const { body } = await boss.post<ErasureReport>(paths.api.personErase, {
      ...chosen,
      submissions: [one.body.id, two.body.id],
    })
    expect(body.lines[0]).toMatchObject({ count: 2 })
    for (const who of [name, email, phone, second]) {
      expect(await find(who)).toMatchObject({ submissions: [], addresses: [] })
    }
  })

  it.each(['A', 'ana@', '12345', '@'])('%s is refused with what to do', async (who) => {
    const reply = await search(who)
    expectRefusal(reply, 400, 'person.unclear')
  })

  it('says nothing about a member of staff but that there is one', async () => {
    const { rows } = await (await pool()).query<{ email: string }>(
      `select email from admin_users where role = 'super_admin' order by id desc limit 1`,
    )
    expect((await find(rows[0]?.email ?? '')).isStaff).toBe(true)
  })
})

describe('the archive', () => {
  it('holds JSON, spreadsheet and files, one of them from the drive alone', async () => {
    const person = somebody()
    const ids = await leaveTraces(person)
    const { rows } = await (await pool()).query<{ key: string }>(
      `update submission_files set uploaded_at = now() - interval '90 days'
       where submission_id = any($1) and state = 'uploaded' returning storage_key as key`,
      [ids],
    )
    await (await pool()).query(
      `update submissions set submitted_at = submitted_at - interval '3 days' where id = any($1)`,
      [ids],
    )
    const helper = await makeAccount('event_coordinator')
    await boss.put(paths.api.assignees, { ids, assigneeId: helper.id })
    await boss.put(`/api/admin/users/${helper.id}`, { status: 'disabled' })
    await leaveMore(ids, person)
    const places = (await find(person.email)).submissions.map(({ place }) => place)
    expect(places).toEqual(['merged', 'list'])
    const { removePrivateFile } = await import('@/lib/storage/storage')
    await removePrivateFile(rows[0]?.key ?? '')
    const body = chosen(await find(person.email), person.email)
    const { status, headers, bytes } = await boss.post(paths.api.personArchive, body)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/zip')
    const folder = mkdtempSync(path.join(tmpdir(), 'person-'))
    writeFileSync(path.join(folder, 'person.zip'), bytes)
    execFileSync('python3', ['-m', 'zipfile', '-e', 'person.zip', 'out'], { cwd: folder })
    const all = readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' })
    const files = all.filter((name) => name.endsWith('.pdf'))
    expect(files).toHaveLength(3)
    for (const name of files) expect(readFileSync(path.join(folder, 'out', name))).toEqual(PDF)
    expect(all).toContain('person.xlsx')
    expect(all).not.toContain('missing-files.txt')
    const json = JSON.parse(readFileSync(path.join(folder, 'out', 'person.json'), 'utf8'))
    expect(json.registrations.map(({ id }: { id: number }) => id)).toEqual(ids)
    expect(json.registrations[0].answers).toContainEqual({ label: 'Name', value: person.name })
    expect(json.registrations[0]).toMatchObject({
      mergedInto: null,
      agreedTo: { noticeVersion: 4 },
      confirmationEmail: { address: person.email, state: 'queued' },
      messages: [{ subject: 'See you', address: person.email, state: 'sent' }],
      seat: 'cancelled',
      offersOfAPlace: [{ address: person.email, state: 'declined', reason: 'Called' }],
      files: [{ name: `${person.name} letter.pdf` }, { name: `${person.name} letter.pdf` }],
    })
    expect(json.registrations[1]).toMatchObject({ mergedInto: ids[0], agreedTo: null })
    expect(json.registrations[0].staffNotes[0].text).toBe(`${person.name} called`)
    expect(json.registrations[0].earlierAnswers).toMatchObject([
      { label: 'Note', value: null },
      { label: 'Note', value: `${person.name} sings, ${person.phone}` },
    ])
    const sheet = await readSheet(readFileSync(path.join(folder, 'out', 'person.xlsx')))
    const lineOf = (what: string) => sheet.rows.find((row) => row[2] === what)
    expect(lineOf('Staff note')?.[3]).toBe(`${person.name} called`)
    const [first, second] = ids
    for (const [what, value] of [
      ['Merged into', `#${first}`],
      ['Agreed to notice', 'version 4'],
      ['Confirmation email (queued)', person.email],
      ['Message (sent) “See you”', person.email],
      ['Place', 'cancelled'],
      ['Offer of a place (declined)', person.email],
    ]) {
      expect(lineOf(what ?? '')?.[3], `${what} of ${second}`).toBe(value)
    }
    expect(lineOf('Note')?.[1]).toBe(formatManilaTime(json.registrations[0].submittedAt))
    expect(lineOf('Note, before it was corrected')?.[1]).toBe(
      formatManilaTime(json.registrations[0].earlierAnswers[0].at),
    )
    expect(json.testimonies[0].testimony).toBe(STORY)
    for (const action of ['submission.assigned', 'submissions.taken_back']) {
      expect(json.log).toContainEqual(expect.objectContaining({ action, detail: null }))
    }
    expect(JSON.stringify(json)).not.toContain(helper.name)
    expect(json.venueRequests).toEqual([
      { place: 'Antique', email: person.email, confirmedAt: null },
    ])
    expect(await readLastAuditLines('people.exported')).toMatchObject([
      { detail: '2 registrations, 1 testimony' },
    ])
  })
})

describe('erasing', () => {
  const erase = (body: object) => boss.post<ErasureReport>(paths.api.personErase, body)

  it('leaves no trace in the database, in the data folder and in the drive; a backup neither', async () => {
    const [person, other] = [somebody(), somebody()]
    const ids = await leaveTraces(person)
    const others = await leaveTraces(other)
    const write = async (template: { subject: string; text: string }) => {
      const audience = { formId: form.id, ids: [ids[0], others[0]] }
      const sent = { audience, template, count: 2, key: randomUUID() }
      const { status, body } = await boss.post<{ id: number }>(paths.api.mailings, sent)
      expect(status).toBe(201)
      return body.id
    }
    const mailings = [
      await write({
        subject: `${person.name} and ${other.name} sing`,
        text: `Ask ${person.name.toUpperCase()}, ${person.phone.replaceAll(' ', '-')} or <${person.email}>, and ${other.email}.`,
      }),
      await write({ subject: 'Who leads', text: `It is ${person.name}.` }),
    ]
    const before = await traces(person)
    for (const place of [
      'mailings',
      'submissions',
      'testimonies',
      'venue_requests',
      'receipts',
      'audit_names',
      'drive',
    ]) {
      expect(before.join('\n'), place).toContain(`${place}:`)
    }
    const connections = await pool()
    const backup = await connections.query(
      'select to_jsonb(submission) as row from submissions submission where id = any($1)',
      [ids],
    )
    const lines = await connections.query('select * from audit_log order by id')

    const body = chosen(await find(person.email), person.email)
    const { status, body: report } = await erase(body)
    expect(status).toBe(200)
    const count = (where: RegExp) => report.lines.find((line) => where.test(line.where))?.count
    expect([count(/Registrations/), count(/Testimonies/), count(/Files/), count(/notes/)]).toEqual([
      2, 1, 3, 1,
    ])
    expect(count(/Names/)).toBeGreaterThan(1)
    expect(count(/Texts of mailings/)).toBe(2)
    const { rows: texts } = await connections.query(
      'select subject, text from mailings where id = any($1) order by id',
      [mailings],
    )
    expect(texts).toEqual([
      {
        subject: `[erased] and ${other.name} sing`,
        text: `Ask [erased], [erased] or <[erased]>, and ${other.email}.`,
      },
      { subject: 'Who leads', text: 'It is [erased].' },
    ])
    await eraseCopies()
    const mine = (await traces(person)).filter((trace) => !trace.startsWith('drive'))
    expect(mine).toEqual([])
    const left = [...drive.store.files.values()].filter(
      ({ appProperties: mark }) => mark.submissionFileId,
    )
    expect(left).toHaveLength(1)
    expect((await find(other.email)).submissions.map(({ id }) => id)).toEqual(others.toReversed())
    const now = await connections.query('select * from audit_log where id = any($1) order by id', [
      lines.rows.map(({ id }) => id),
    ])
    expect(now.rows).toEqual(lines.rows)

    // The state after an older backup was restored: the rows are back. The next start erases them.
    for (const { row } of backup.rows) {
      await connections.query(
        'insert into submissions select * from jsonb_populate_record(null::submissions, $1)',
        [row],
      )
    }
    await connections.query('delete from tombstones')
    expect((await find(person.email)).submissions).toHaveLength(2)
    expect(await eraseResurrectedRecords()).toBe(2)
    expect((await find(person.email)).submissions).toEqual([])
    expect(await eraseResurrectedRecords()).toBe(0)
  })

  it('only what names the person, and only what was chosen', async () => {
    const [person, other] = [somebody(), somebody()]
    const [first = 0, second = 0] = await leaveTraces(person)
    const [theirs = 0] = await leaveTraces(other)
    await erase({ who: person.email, submissions: [first, theirs] })
    expect((await find(person.email)).submissions.map(({ id }) => id)).toEqual([second])
    expect((await find(other.email)).submissions).toHaveLength(2)
  })

  it('takes the refused forms that name the person, however many are kept', async () => {
    const { email } = somebody()
    const connections = await pool()
    await connections.query(
      `insert into submission_attempts (token, slug, attempt)
       select 'kept-' || number, 'kept', jsonb_build_object('answers', jsonb_build_object('1',
         case when number in (1, 25, 41) then $1 else 'Ana' end))
       from generate_series(1, 45) number`,
      [`Write to ${email.toUpperCase()}`],
    )
    expect(await find(email)).toMatchObject({ attempts: 3 })
    const { body } = await erase({ who: email })
    const line = body.lines.find(({ where }) => where.startsWith('Refused forms'))
    expect(line?.count).toBe(3)
    const { rowCount } = await connections.query(
      `delete from submission_attempts where slug = 'kept'`,
    )
    expect(rowCount).toBe(42)
  })

  it('twice at once counts everything once', async () => {
    const person = somebody()
    await leaveTraces(person)
    const body = chosen(await find(person.email), person.email)
    const reports = await Promise.all([erase(body), erase(body)])
    const counts = reports.map(({ body: { lines } }) => lines.map(({ count }) => count))
    expect((counts[0]?.[0] ?? 0) + (counts[1]?.[0] ?? 0)).toBe(2)
    for (const where of [6, 7]) {
      expect((counts[0]?.[where] ?? 0) + (counts[1]?.[where] ?? 0)).toBe(1)
    }
  })

  it('is for super admins alone', async () => {
    for (const role of ['admin', 'event_coordinator', 'store_manager'] as const) {
      const colleague = await staffClient(role)
      for (const address of [
        paths.api.personSearch,
        paths.api.personArchive,
        paths.api.personErase,
      ]) {
        const body = { who: 'a@example.org' }
        expectRefusal(await colleague.post(address, body), 403)
      }
    }
  })
})
