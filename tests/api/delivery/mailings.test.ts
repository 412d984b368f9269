import { createHash, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eraseResurrectedRecords } from '@/erase-resurrected-records'
import { MAX_RECIPIENTS, type MailingDetails } from '@/features/mailings/schema'
import { listAddressees } from '@/features/mailings/server/audience'
import { scheduleMailings, sendMailing } from '@/features/mailings/server/jobs'
import { readOptOutState } from '@/features/mailings/server/opt-outs'
import { eraseSubmissions } from '@/features/submissions/bin/server/erase'
import { pool, sql, transaction } from '@/lib/database/db'
import { issueOwnerToken } from '@/lib/mail/owner-token'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm } from '../../support/api/forms'
import {
  type GuestForm,
  jobsOfMailing,
  MAILING_TEMPLATE,
  openGuestForm,
  previewMailing,
  readMailing,
  registerGuest,
  runMailingJobs,
  sendMailingToForm,
} from '../../support/api/mailings'
import { ownLinkToken } from '../../support/api/own-links'
import { startTestMailServer, stopTestMailServers } from '../../support/api/receipts'
import { clientWithSession, makeAccount, staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

let form: GuestForm
beforeEach(async () => {
  form = await openGuestForm()
  vi.stubEnv('MAILS_PER_MINUTE', '60000')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await stopTestMailServers()
  // Stops all mailings, because the pace at which one test sends would otherwise delay the messages
  // of the next test.
  await (await pool()).query('update mailing_recipients set due_at = null')
  await (await pool()).query(`update mailings set state = 'stopped'`)
})
afterAll(removeCreatedRows)

const press = (token: string, headers = {}) =>
  newVisitor().send(paths.api.unsubscribe(token), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    headers,
  })

it('writes to everybody of a form once, with their own words and a way out', async () => {
  const guest = await registerGuest(form)
  // Stored afterwards, as if staff had released the registration. A registration sent with this
  // text would be suspected.
  await (await pool()).query('update submissions set data = data || $2 where id = $1', [
    guest.id,
    { [form.ids.Name]: 'Ana <b>https://evil.example', [form.ids.Church]: '' },
  ])
  await registerGuest(form)
  const { status, body } = await sendMailingToForm(form, 2)
  expect([status, body.state, body.counts.waiting]).toEqual([201, 'sending', 2])
  const server = await startTestMailServer()
  await runMailingJobs(body.id, 4)
  await runMailingJobs(body.id)
  expect(server.mails.map(({ to }) => to)).toContain(guest.address)
  expect(server.mails).toHaveLength(2)

  const mail = server.mails.find(({ to }) => to === guest.address)
  expect(mail?.subject).toBe('See you there, Ana <b>https: // evil. example')
  expect(mail?.html).toContain('Dear Ana &lt;b&gt;https: // evil. example of ,')
  expect(mail?.html).toContain('<a href="https://example.org/map"')
  expect(mail?.text).toContain(`your code is ${guest.reference}.\nMore on https://example.org/map.`)
  const link = /https?:\/\/\S+\/unsubscribe\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(mail?.headers['list-unsubscribe']).toBe(
    `<${link.replace('/unsubscribe/', '/api/unsubscribe/')}>`,
  )
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')

  const { counts, kept, recipients } = await readMailing(body.id)
  expect([counts.sent, kept]).toEqual([2, 0])
  expect(recipients[0]).toMatchObject({
    address: guest.address,
    name: expect.stringContaining('Ana'),
    state: 'sent',
    isKept: false,
  })
  const [line] = await readLastAuditLines('mailing.started')
  expect(line).toMatchObject({ subject: '2 submissions', detail: 'See you there, {name}' })
})

it('is tried in the own mailbox first, with the words for the first recipient', async () => {
  const server = await startTestMailServer()
  const account = await makeAccount('event_coordinator')
  const boss = await clientWithSession(account)
  const draft = { audience: { formId: form.id }, template: MAILING_TEMPLATE }
  expectRefusal(await boss.post(paths.api.mailingTest, draft), 409, 'mailing.nobody')
  const guest = await registerGuest(form)
  const { status, body } = await boss.post(paths.api.mailingTest, draft)
  expect([status, body]).toEqual([200, { to: account.email, isMailSent: true }])
  expect(server.mails).toMatchObject([
    {
      to: account.email,
      subject: expect.stringMatching(/^\[Test\] See you there, Ana \d+$/),
      text: expect.stringContaining(guest.reference),
    },
  ])
  expect(await readLastAuditLines('mailing.tested')).toMatchObject([{ actor: account.name }])
})

it('writes a date out, and keeps its text with the merge fields', async () => {
  await registerGuest(form, { Birthday: '1990-03-11' })
  const text = 'Dear {Name}, born on {Birthday}'
  const { body } = await sendMailingToForm(form, 1, { template: { text } })
  const server = await startTestMailServer()
  await runMailingJobs(body.id)
  expect(server.mails[0]?.text).toContain('born on March 11, 1990')
  expect(await readMailing(body.id)).toMatchObject({ text })
})

it('leads away on a page in the language in which its reader registered', async () => {
  const boss = await staffClient('event_coordinator')
  await boss.put(paths.api.formTranslation(form.id, 'fil'), { isShown: true, name: 'Handaan' })
  await registerGuest(form)
  const data = replaceLabelsByIds(form, { Name: 'Ben', Email: 'ben@example.org' })
  await newVisitor().post(paths.api.submit(form.slug), { data, lang: 'fil' })
  const { samples } = (await previewMailing(form)).body
  const links = samples.map(({ html }) => /unsubscribe\/test[^"]*/.exec(html)?.[0])
  expect(links).toEqual(['unsubscribe/test', 'unsubscribe/test?lang=fil'])

  const { body } = await sendMailingToForm(form, 2)
  const server = await startTestMailServer()
  await runMailingJobs(body.id)
  const mailTo = (address: string) => server.mails.find(({ to }) => to === address)
  const mail = mailTo('ben@example.org')
  expect(mail?.text).toMatch(/\/unsubscribe\/[\w.-]+\?lang=fil\s*$/)
  expect(mail?.headers['list-unsubscribe']).toMatch(/\/api\/unsubscribe\/[\w.-]+\?lang=fil>$/)
  const others = server.mails.filter(({ to }) => to !== 'ben@example.org')
  expect(others.map(({ text }) => text.includes('lang='))).toEqual([false])

  const [recipient] = (await readMailing(body.id)).recipients.filter(
    ({ address }) => address === 'ben@example.org',
  )
  const token = issueOwnerToken('mailing-recipient', recipient?.id ?? 0)
  const page = paths.unsubscribe(token)
  const looked = await newVisitor().get(`${paths.api.unsubscribe(token)}?lang=fil`)
  expect(looked.headers.get('location')).toBe(`${page}?lang=fil`)
  const pressIn = (lang: string) =>
    newVisitor().send(`${paths.api.unsubscribe(token)}?lang=${lang}`, {
      method: 'POST',
      headers: { accept: 'text/html' },
    })
  expect((await pressIn('xx')).headers.get('location')).toBe(page)
  expect((await pressIn('fil')).headers.get('location')).toBe(`${page}?lang=fil`)
  expect(await readOptOutState(token)).toBe('left')
})

it('says that a message lies in the outbox where there is no mail server', async () => {
  const { id } = await registerGuest(form)
  const { body } = await sendMailingToForm(form, 1)
  await runMailingJobs(body.id)
  const { kept, recipients } = await readMailing(body.id)
  expect([kept, recipients[0]?.isKept]).toEqual([1, true])
  const delivery = await (await staffClient('event_coordinator')).get(
    paths.api.submissionDelivery(id),
  )
  expect(delivery.body).toMatchObject({
    messages: [
      { mailingId: body.id, subject: 'See you there, {name}', state: 'sent', isKept: true },
    ],
  })
})

it('is one mailing however often its button is pressed', async () => {
  await registerGuest(form)
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => sendMailingToForm(form, 1, { key })),
  )
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const { rows } = await (await pool()).query(
    'select count(*)::int as count from mailing_recipients join mailings on mailings.id = mailing_id where form_id = $1',
    [form.id],
  )
  expect(rows).toEqual([{ count: 1 }])
  const colleague = await staffClient('super_admin')
  const template = { subject: 'Hello', text: 'Hello' }
  const theirs = { audience: { formId: form.id }, template, count: 1, key }
  expectRefusal(await colleague.post(paths.api.mailings, theirs), 404, 'mailing.not_found')
})

it('its subject in the log is erased with the only registration that it went to', async () => {
  const guest = await registerGuest(form)
  const subject = `For ${randomUUID()}`
  expect((await sendMailingToForm(form, 1, { template: { subject } })).status).toBe(201)
  const [started] = await readLastAuditLines('mailing.started')
  expect(started).toMatchObject({ detail: subject })
  const boss = await staffClient('super_admin')
  await boss.post(paths.api.deleteSubmissions, { ids: [guest.id] })
  await boss.post(paths.api.binErase, { ids: [guest.id] })
  const { rows } = await (await pool()).query('select 1 from audit_names where text = $1', [
    subject,
  ])
  expect(rows).toEqual([])
})

it('sends nothing when it is not as many as were announced', async () => {
  await registerGuest(form)
  await registerGuest(form)
  expectRefusal(await sendMailingToForm(form, 1), 409, 'submissions.count_changed')
  const { rows } = await (await pool()).query('select from mailings where form_id = $1', [form.id])
  expect(rows).toEqual([])
})

it('leaves out the bin, suspected ones, no addresses, and the same text to one mailbox twice', async () => {
  const kept = await registerGuest(form)
  const binned = await registerGuest(form)
  const suspected = await registerGuest(form)
  await registerGuest(form, { Email: '' })
  await registerGuest(form, { Email: kept.address.replace('@', '+again@').toUpperCase() })
  await (await pool()).query('update submissions set deleted_at = now() where id = $1', [binned.id])
  await (await pool()).query('update submissions set suspected_at = now() where id = $1', [
    suspected.id,
  ])
  const same = await previewMailing(form, { subject: '{form}', text: 'The same for all' })
  expect(same.body).toMatchObject({ messages: 1, withoutAddress: 1, sharing: 1, unsubscribed: 0 })
  expect(same.body.samples.map(({ to }) => to)).toEqual([kept.address])
  expect((await previewMailing(form)).body).toMatchObject({ messages: 2, sharing: 0 })
  const chosen = { ids: [kept.id, binned.id, suspected.id] }
  const picked = await previewMailing(form, {}, chosen)
  expect(picked.body).toMatchObject({ messages: 1, withoutAddress: 0 })
  expect(picked.body.samples.map(({ to }) => to)).toEqual([kept.address])
  expectRefusal(
    await sendMailingToForm(form, 3, { audience: chosen }),
    409,
    'submissions.count_changed',
  )
  const { body } = await sendMailingToForm(form, 1, { template: { subject: 'Hello', text: 'All' } })
  await (await pool()).query('update submissions set deleted_at = now() where id = $1', [kept.id])
  const server = await startTestMailServer()
  await runMailingJobs(body.id)
  expect(server.mails).toEqual([])
  expect((await readMailing(body.id)).recipients[0]).toMatchObject({
    state: 'skipped',
    reason: 'The registration was taken away before.',
  })
})

it('refuses an audience above the most recipients, instead of leaving out the rest', async () => {
  const audience = { formId: form.id }
  const unsaved = transaction(async (tx) => {
    await tx.execute(sql`
      insert into submissions (form_id, reference, submitted_at, data, search_text, fingerprint)
      select ${form.id}::int, 'mailed-' || n, now(), '{}', '', ''
      from generate_series(1, ${MAX_RECIPIENTS + 1}::int) n`)
    await listAddressees(tx, { audience, template: null, form, me: 0 })
  })
  await expect(unsaved).rejects.toMatchObject({ code: 'submissions.too_many' })
})

it('writes to what the filters leave, or to chosen ones of this form alone', async () => {
  const first = await registerGuest(form)
  await registerGuest(form)
  const elsewhere = await registerGuest(await openGuestForm())
  const { body: filtered } = await previewMailing(
    form,
    {},
    { filters: { search: first.reference } },
  )
  expect(filtered.samples.map(({ to }) => to)).toEqual([first.address])
  const { body: chosen } = await previewMailing(form, {}, { ids: [first.id, elsewhere.id] })
  expect([chosen.messages, chosen.samples[0]?.subject]).toEqual([
    1,
    expect.stringContaining('See you there, Ana'),
  ])
})

it('refuses a merge field that the form does not have, and a form that asks for no address', async () => {
  await registerGuest(form)
  const refused = await sendMailingToForm(form, 1, { template: { text: 'Dear {nobody}' } })
  expectRefusal(refused, 400, 'mailing.unknown_merge_field')
  expect(refused.body.fields?.text).toContain('{nobody}')
  const mute = (await createOpenForm({ Name: 'text' })) as never
  expectRefusal(await previewMailing(mute), 409, 'mailing.no_email_field')
})

it('pauses, goes on and stops', async () => {
  for (let n = 0; n < 3; n++) await registerGuest(form)
  const { body } = await sendMailingToForm(form, 3)
  const boss = await staffClient('event_coordinator')
  const change = (state: string) => boss.put(paths.api.mailing(body.id), { state })
  const server = await startTestMailServer()
  await scheduleMailings()
  const [first, second] = await jobsOfMailing(body.id)
  if (!first || !second) throw new Error('Nobody has a place')
  await sendMailing(first)
  await change('paused')
  await sendMailing(second)
  expect(server.mails).toHaveLength(1)
  // The worker deletes finished jobs, so a recipient of a paused mailing needs a new job.
  await (await pool()).query(
    `delete from jobs.job where name = 'mailing.send' and (data->>'recipientId')::int = any($1)`,
    [[first.recipientId, second.recipientId]],
  )
  await change('sending')
  await runMailingJobs(body.id)
  expect(server.mails).toHaveLength(3)

  await registerGuest(form)
  const { body: other } = await sendMailingToForm(form, 4)
  expect((await boss.put(paths.api.mailing(other.id), { state: 'stopped' })).body).toMatchObject({
    state: 'stopped',
    counts: { waiting: 0, skipped: 4 },
  })
  await runMailingJobs(other.id)
  expect(server.mails).toHaveLength(3)
  expectRefusal(
    await boss.put(paths.api.mailing(other.id), { state: 'sending' }),
    409,
    'mailing.stopped',
  )
  expect((await readLastAuditLines('mailing.stopped'))[0]).toMatchObject({
    subject: '4 submissions',
  })
})

it('never writes again to a mailbox that has pressed the button, and not for looking', async () => {
  await eraseResurrectedRecords()
  const guest = await registerGuest(form)
  const { body } = await sendMailingToForm(form, 1)
  await runMailingJobs(body.id)
  const [recipient] = (await readMailing(body.id)).recipients
  const token = issueOwnerToken('mailing-recipient', recipient?.id ?? 0)
  expect([await readOptOutState(token), await readOptOutState('x')]).toEqual(['open', 'unknown'])
  const looked = await newVisitor().get(paths.api.unsubscribe(token))
  expect([looked.status, looked.headers.get('location')]).toEqual([303, paths.unsubscribe(token)])
  expect((await previewMailing(form)).body.unsubscribed).toBe(0)

  const { body: waiting } = await sendMailingToForm(form, 1)
  expect((await press(token)).status).toBe(204)
  expect((await press(token, { accept: 'text/html' })).status).toBe(303)
  const server = await startTestMailServer()
  await runMailingJobs(waiting.id)
  expect((await readMailing(waiting.id)).counts.unsubscribed).toBe(1)
  // The state after an older backup was restored: only the file beside the database has the hash.
  await (await pool()).query('delete from tombstones')
  await eraseResurrectedRecords()
  const other = await openGuestForm()
  await registerGuest(other, { Email: guest.address.replace('@', '+b@') })
  await registerGuest(other)
  const { body: later } = await sendMailingToForm(other, 1)
  await runMailingJobs(later.id)
  expect(server.mails.map(({ to }) => to)).not.toContain(guest.address)
  expect(server.mails).toHaveLength(1)
  expect((await readMailing(later.id)).counts).toMatchObject({ sent: 1, unsubscribed: 1 })
  expectRefusal(await press(`${token}x`), 404, 'route.not_found')
})

it('knows a mailbox that has left by a hash with a key, which outlives a changed secret', async () => {
  const guest = await registerGuest(form)
  const { body } = await sendMailingToForm(form, 1)
  const [recipient] = (await readMailing(body.id)).recipients
  await press(issueOwnerToken('mailing-recipient', recipient?.id ?? 0))
  const bare = (address: string) =>
    createHash('sha256').update(`no-mailings:${address}`).digest('hex')
  const { rows } = await (await pool()).query('select mark from tombstones')
  expect(rows.map(({ mark }) => mark)).not.toContain(bare(guest.address))
  expect((await previewMailing(form)).body.unsubscribed).toBe(1)

  const first = process.env.PAYLOAD_SECRET
  vi.stubEnv('PAYLOAD_SECRET', 'another secret of the portal')
  vi.stubEnv('PAYLOAD_SECRET_PREVIOUS', first)
  await eraseResurrectedRecords()
  vi.stubEnv('PAYLOAD_SECRET_PREVIOUS', undefined)
  expect((await previewMailing(form)).body.unsubscribed).toBe(1)
  vi.stubEnv('PAYLOAD_SECRET', 'a secret that nobody has written down')
  expect((await previewMailing(form)).body.unsubscribed).toBe(0)
  vi.stubEnv('PAYLOAD_SECRET', first)

  // The state of an unsubscription that was stored before the hashes had a key.
  const earlier = await registerGuest(form)
  await (await pool()).query('insert into tombstones (mark) values ($1)', [bare(earlier.address)])
  expect((await previewMailing(form)).body.unsubscribed).toBe(2)
})

it('loses its text with the last registration that it went to', async () => {
  const guests = [await registerGuest(form), await registerGuest(form)]
  const { body } = await sendMailingToForm(form, 2)
  const boss = await staffClient('super_admin')
  for (const [{ id }, text] of [
    [guests[0], expect.not.stringContaining('[erased]')],
    [guests[1], '[erased]'],
  ] as [{ id: number }, unknown][]) {
    await boss.post(paths.api.deleteSubmissions, { ids: [id] })
    await boss.post(paths.api.binErase, { ids: [id] })
    expect(await readMailing(body.id)).toMatchObject({ subject: text, text })
  }
})

it('keeps the reason of a refusal, and tries again what is refused for now', async () => {
  const bad = await registerGuest(form)
  await registerGuest(form)
  const { body } = await sendMailingToForm(form, 2)
  const server = await startTestMailServer({
    refuse: (address) => (address === bad.address ? '550 5.1.1 No such user' : null),
    refusals: 1,
  })
  await runMailingJobs(body.id)
  const now = await readMailing(body.id)
  expect(now.recipients.map(({ state }) => state)).toEqual(['waiting', 'sent'])
  await runMailingJobs(body.id)
  const [refused] = (await readMailing(body.id)).recipients
  expect(refused).toMatchObject({ state: 'failed' })
  expect(refused?.reason).toContain('No such user')
  expect(server.mails).toHaveLength(1)
  const boss = await staffClient('event_coordinator')
  for (const [state, count] of Object.entries({ failed: 1, sent: 1, waiting: 0 })) {
    const { status, body: part } = await boss.get<MailingDetails>(
      `${paths.api.mailing(body.id)}?state=${state}`,
    )
    expect([status, part.found, part.recipients.map((one) => one.state)]).toEqual([
      200,
      count,
      Array(count).fill(state),
    ])
  }
})

it('waits while the mail server is away, after the last attempt too; gives up a refused address', async () => {
  const guest = await registerGuest(form)
  const { body } = await sendMailingToForm(form, 1)
  const attempt = async () => {
    const [{ id = 0 } = {}] = (await readMailing(body.id)).recipients
    await sendMailing({ recipientId: id }, undefined, { isLast: true }).catch(() => null)
    return (await readMailing(body.id)).recipients.map(({ state }) => state)
  }
  const away = await startTestMailServer()
  await away.close()
  expect(await attempt()).toEqual(['waiting'])
  await startTestMailServer({
    refuse: (address) => (address === guest.address ? '450 Try again' : null),
    refusals: 9,
  })
  expect(await attempt()).toEqual(['failed'])
})

it('holds back the others while the mail server is away, until it is paused', async () => {
  await registerGuest(form)
  const { body: troubled } = await sendMailingToForm(form, 1)
  const away = await startTestMailServer()
  await away.close()
  await runMailingJobs(troubled.id)
  const other = await openGuestForm()
  await registerGuest(other)
  const { body: later } = await sendMailingToForm(other, 1)
  await scheduleMailings()
  expect(await jobsOfMailing(later.id)).toEqual([])
  const boss = await staffClient('event_coordinator')
  await boss.put(paths.api.mailing(troubled.id), { state: 'paused' })
  await scheduleMailings()
  expect(await jobsOfMailing(later.id)).toHaveLength(1)
})

it('keeps the pace over all mailings, and lets a short one past a long one', async () => {
  vi.stubEnv('MAILS_PER_MINUTE', '4')
  for (let n = 0; n < 8; n++) await registerGuest(form)
  const short = await openGuestForm()
  await registerGuest(short)
  const { body: long } = await sendMailingToForm(form, 8)
  await scheduleMailings()
  const { body: one } = await sendMailingToForm(short, 1)
  await (await pool()).query(
    `update mailing_recipients set due_at = due_at - interval '1 minute' where due_at is not null`,
  )
  await Promise.all([scheduleMailings(), scheduleMailings()])
  const places = (await jobsOfMailing(long.id)).map(({ afterSeconds }) => afterSeconds)
  expect(places.slice(0, 5)).toEqual([0, 15, 30, 45, 60])
  const [first] = await jobsOfMailing(one.id)
  const later = places.slice(5)
  expect(later).toHaveLength(3)
  for (const place of later) expect(place).toBeGreaterThan(first?.afterSeconds ?? 999)
})

it('goes with the registration when that is erased, also from the outbox', async () => {
  const guest = await registerGuest(form)
  const { body } = await sendMailingToForm(form, 1)
  await runMailingJobs(body.id)
  const boss = await staffClient('super_admin')
  const search = () => boss.post(paths.api.personSearch, { who: guest.address })
  expect((await search()).body).toMatchObject({
    outboxMails: 1,
    isUnsubscribed: false,
    submissions: [{ matches: ['Email', 'Message'], isCertain: true }],
  })
  const draft = { audience: { formId: form.id }, template: MAILING_TEMPLATE }
  expect((await boss.post(paths.api.mailingTest, draft)).body).toMatchObject({ isMailSent: false })
  expect(await eraseSubmissions([guest.id])).toMatchObject({ messages: 1, mails: 2 })
  expect((await search()).body).toMatchObject({ outboxMails: 0, submissions: [] })
  expect(await jobsOfMailing(body.id)).toEqual([])
})

it('leaves out whoever has cancelled, unless staff choose them by hand', async () => {
  const [comes, cancelled] = [await registerGuest(form), await registerGuest(form)]
  await newVisitor().post(paths.api.ownCancel(ownLinkToken(cancelled.link)))
  expect((await previewMailing(form)).body).toMatchObject({
    messages: 1,
    samples: [{ to: comes.address }],
  })
  const started = await sendMailingToForm(form, 1)
  const byHand = await sendMailingToForm(form, 1, { audience: { ids: [cancelled.id] } })
  await newVisitor().post(paths.api.ownCancel(ownLinkToken(comes.link)))
  const server = await startTestMailServer()
  await runMailingJobs(started.body.id)
  await runMailingJobs(byHand.body.id)
  expect(server.mails.map(({ to }) => to)).toEqual([cancelled.address])
  expect((await readMailing(started.body.id)).recipients).toMatchObject([
    { state: 'skipped', reason: 'The registration was cancelled before.' },
  ])
  const chosen = await previewMailing(form, {}, { ids: [cancelled.id] })
  expect(chosen.body).toMatchObject({ messages: 1, samples: [{ to: cancelled.address }] })
})
