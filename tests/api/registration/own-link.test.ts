import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { OwnRegistration } from '@/features/registration/own/schema'
import type { Submission } from '@/features/submissions/schema'
import { pool } from '@/lib/database/db'
import type { ErrorCode } from '@/lib/errors'
import { networkOf } from '@/lib/http/client-address'
import { issueOwnLinkToken, readOwnLinkToken } from '@/lib/mail/own-link'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, readSubmission, register } from '../../support/api/forms'
import {
  listOwnMailJobs,
  ownLinkToken,
  readOwnRegistration,
  sendOwnMails,
} from '../../support/api/own-links'
import {
  openReceiptForm,
  registerPerson,
  runReceiptJob,
  startTestMailServer,
  stopTestMailServers,
} from '../../support/api/receipts'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'
import { summarizeStored } from '../../support/stored'

afterEach(stopTestMailServers)
afterAll(removeCreatedRows)

const organiser = await staffClient('event_coordinator')
const admin = await staffClient('super_admin')
const form = await createOpenForm({ Name: 'text', Email: 'email' })

let people = 0
const send = async () => {
  const mailbox = `own-${++people}-${Date.now()}@example.org`
  const { body } = await register(
    form,
    replaceLabelsByIds(form, { Name: 'Ana Reyes', Email: mailbox }),
  )
  return { ...body, mailbox, token: ownLinkToken(body.link) }
}
const get = (token: string) => readOwnRegistration<OwnRegistration>(token)
const DAY = 86_400_000
const GUESSES = 10_000

describe('the link', () => {
  it('comes with the answer, and is the same for a repeat', async () => {
    const data = replaceLabelsByIds(form, { Name: 'Ana' })
    const first = await register(form, data, { 'idempotency-key': 'own link' })
    expect(first.body.link).toMatch(
      new RegExp(`^http://localhost:3000/my-registration/${first.body.reference}\\.0\\.`),
    )
    expect((await register(form, data, { 'idempotency-key': 'own link' })).body).toEqual(first.body)
  })

  it('stands in the confirmation email, and in its language', async () => {
    const server = await startTestMailServer()
    const mailed = await openReceiptForm()
    const { id, link } = await registerPerson(mailed)
    await runReceiptJob(id)
    expect(server.mails[0]?.text).toContain(`See, change or cancel your registration: ${link}`)
    expect(server.mails[0]?.html).toContain(`href="${link}"`)
  })

  it('shows the registration, and a hundred times changes nothing', async () => {
    const { reference, token } = await send()
    const before = await summarizeStored()
    const { rows: counters } = await (await pool()).query(
      `select count(*)::int as count from rate_limits where key like 'own-%'`,
    )
    const replies = await Promise.all(Array.from({ length: 100 }, () => get(token)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const [{ body, headers } = replies[0] as never] = [replies[0]]
    expect(body).toMatchObject({
      reference,
      status: 'new',
      seat: null,
      queue: null,
      mayChange: true,
      isErasureAsked: false,
      answers: [
        { label: 'Name', text: 'Ana Reyes' },
        { label: 'Email', text: expect.stringContaining('@example.org') },
      ],
    })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(await summarizeStored()).toEqual(before)
    const { rows } = await (await pool()).query(
      `select count(*)::int as count from rate_limits where key like 'own-%'`,
    )
    expect(rows).toEqual(counters)
  })

  it('is not guessed: of many tries from one network most are refused unread', async () => {
    const { token } = await send()
    const guesser = newVisitor()
    const other = (await send()).token
    const made = [
      token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
      // The reference of another registration with the signature of this one.
      [other.split('.')[0], ...token.split('.').slice(1)].join('.'),
      // A later version of the link with the earlier signature.
      token.replace('.0.', '.1.'),
      'x',
    ]
    for (const guess of made) {
      expectRefusal(await guesser.get(paths.api.own(guess)), 404, 'link.unknown')
    }
    const counts = { 404: 0, 429: 0 } as Record<number, number>
    for (let at = 0; at < GUESSES; at += 100) {
      const tries = Array.from({ length: 100 }, (_, n) =>
        guesser.get(paths.api.own(`K7M2-9QXD.0.g18.${String(at + n).padStart(22, 'a')}`)),
      )
      for (const { status } of await Promise.all(tries)) counts[status] = (counts[status] ?? 0) + 1
    }
    expect(counts).toEqual({ 404: 60 - made.length, 429: GUESSES - 60 + made.length })
    await (await pool()).query(`delete from rate_limits where key = 'pages:' || $1`, [
      networkOf(guesser.address),
    ])
    expect((await guesser.get(paths.api.own(token))).status).toBe(200)
    expectRefusal(await guesser.post(paths.api.ownCancel('x')), 429, 'request.too_many')
  })

  it('works with the secret before, and not with another one', () => {
    const link = { reference: 'K7M2-9QXD', version: 3 }
    const token = issueOwnLinkToken(link, Date.now())
    const secret = process.env.PAYLOAD_SECRET ?? ''
    process.env.PAYLOAD_SECRET = `${secret} newer`
    expect(readOwnLinkToken(token, Date.now())).toBeNull()
    process.env.PAYLOAD_SECRET_PREVIOUS = secret
    expect(readOwnLinkToken(token, Date.now())).toMatchObject(link)
    process.env.PAYLOAD_SECRET = secret
    delete process.env.PAYLOAD_SECRET_PREVIOUS
  })
})

describe('a link that has ended', () => {
  const expectEnded = async (token: string, code: ErrorCode) => {
    const before = await summarizeStored()
    for (const reply of [
      await get(token),
      await newVisitor().get(paths.api.ownData(token)),
      await newVisitor().post(paths.api.ownCancel(token)),
      await newVisitor().post(paths.api.ownErase(token)),
      await newVisitor().post(paths.api.ownChange(token), { seen: '', data: {} }),
    ]) {
      expectRefusal(reply, 410, code)
    }
    expect(await summarizeStored()).toEqual(before)
  }

  it('was replaced by staff, who are named in the log', async () => {
    const { id, token } = await send()
    const link = async (how: 'get' | 'post') =>
      (await organiser[how]<{ link: string }>(paths.api.submissionLink(id))).body.link
    expect(
      ownLinkToken(await link('get'))
        .split('.')
        .slice(0, 2),
    ).toEqual(token.split('.').slice(0, 2))
    const renewed = ownLinkToken(await link('post'))
    await expectEnded(token, 'link.replaced')
    expect((await get(renewed)).status).toBe(200)
    expect(ownLinkToken(await link('get'))).toBe(renewed)
    expect((await readLastAuditLines('submission.link_%', 3)).map(({ action }) => action)).toEqual([
      'submission.link_copied',
      'submission.link_renewed',
      'submission.link_copied',
    ])
    expect((await admin.post(paths.api.submissionLink(2147483647))).status).toBe(404)
  })

  it('is 400 days old', async () => {
    const { reference } = await send()
    const made = (days: number) =>
      issueOwnLinkToken({ reference, version: 0 }, Date.now() - days * DAY)
    expect((await get(made(399))).status).toBe(200)
    await expectEnded(made(400), 'link.expired')
  })

  it('is of a registration in the bin, merged, or erased', async () => {
    const [bin, kept, gone] = [await send(), await send(), await send()]
    await organiser.post(paths.api.deleteSubmissions, { ids: [bin.id] })
    await expectEnded(bin.token, 'link.removed')
    await organiser.post(paths.api.submissionMerge(kept.id), { other: gone.id, take: [] })
    await expectEnded(gone.token, 'link.merged')
    expect((await get(gone.token)).body).toMatchObject({ reference: kept.reference })
    await organiser.post(paths.api.binRestore, { ids: [bin.id] })
    expect((await get(bin.token)).status).toBe(200)
    await organiser.post(paths.api.deleteSubmissions, { ids: [bin.id] })
    await admin.post(paths.api.binErase, { ids: [bin.id] })
    await expectEnded(bin.token, 'link.erased')
  })
})

describe('a link that was lost', () => {
  const ask = (reference: string, email: string, from = newVisitor()) =>
    from.post(paths.api.ownLost, { reference, email })

  it('is mailed to the mailbox in the registration; the answer is always the same', async () => {
    const server = await startTestMailServer()
    const { id, reference, mailbox, token } = await send()
    const replies = [
      await ask(reference.toLowerCase().replace('-', ' '), mailbox.toUpperCase()),
      await ask(reference, 'somebody@example.org'),
      await ask('K7M2-9QXD', mailbox),
      await ask('nonsense', mailbox),
    ]
    for (const { status, bytes } of replies) expect([status, bytes.length]).toEqual([202, 0])
    expect(await listOwnMailJobs(id)).toEqual([{ kind: 'link', submissionId: id }])
    expect((await listOwnMailJobs(0)).length).toBeGreaterThanOrEqual(3)
    await sendOwnMails(id)
    await sendOwnMails(0)
    expect(server.mails.map(({ to }) => to)).toEqual([mailbox])
    const link = /http:\S+\/my-registration\/\S+/.exec(server.mails[0]?.text ?? '')?.[0] ?? ''
    expect(ownLinkToken(link)).toBe(token)
    await (await pool()).query(`update submissions set language = 'fil' where id = $1`, [id])
    await ask(reference, mailbox)
    await sendOwnMails(id)
    expect(server.mails[1]?.subject).toMatch(/^Ang link sa rehistro mo para sa /)
    expect(server.mails[1]?.text).toMatch(/\?lang=fil\n/)
    expect(server.mails[1]?.html).toContain('lang="fil"')
  })

  it('does not go to a registration in the bin, nor when it came there since', async () => {
    const server = await startTestMailServer()
    const { id, reference, mailbox } = await send()
    await ask(reference, mailbox)
    await admin.post(paths.api.deleteSubmissions, { ids: [id] })
    await ask(reference, mailbox)
    expect(await listOwnMailJobs(id)).toHaveLength(1)
    await sendOwnMails(id)
    expect(server.mails).toEqual([])
  })

  it('goes three times an hour to one mailbox, and is asked sixty times by one network', async () => {
    const server = await startTestMailServer()
    const { id, reference, mailbox } = await send()
    for (let at = 0; at < 5; at++) await ask(reference, mailbox)
    await sendOwnMails(id)
    expect(server.mails).toHaveLength(3)
    const somebody = newVisitor()
    for (let at = 0; at < 60; at++) await ask('K7M2-9QXD', 'nobody@example.org', somebody)
    expectRefusal(await ask(reference, mailbox, somebody), 429, 'request.too_many')
    expect(await listOwnMailJobs(id)).toEqual([])
    await sendOwnMails(0)
  })

  it('is refused without a reference or a mailbox', async () => {
    for (const body of [{}, { reference: '', email: 'a@b.c' }, { reference: 'x'.repeat(41) }]) {
      expectRefusal(await newVisitor().post(paths.api.ownLost, body), 400)
    }
  })
})

describe('one’s data', () => {
  it('is a file without the notes of staff', async () => {
    const { id, reference, token } = await send()
    await organiser.post(paths.api.submissionNotes(id), { text: 'Seems to be in a hurry' })
    await (await pool()).query(
      `insert into place_offers (submission_id, state, expires_at, reason)
       values ($1, 'expired', now(), 'Was in a hurry')`,
      [id],
    )
    const json = await newVisitor().get<Record<string, unknown>>(paths.api.ownData(token))
    expect(json.body).toMatchObject({
      reference,
      form: form.name,
      answers: [{ label: 'Name', value: 'Ana Reyes' }, { label: 'Email' }],
      files: [],
      offersOfAPlace: [{ state: 'expired' }],
    })
    expect(json.headers.get('content-disposition')).toContain(`registration-${reference}.json`)
    const csv = await newVisitor().get(`${paths.api.ownData(token)}?as=csv`)
    expect(csv.bytes.toString()).toContain('Name,Ana Reyes')
    for (const { bytes, headers } of [json, csv]) {
      expect(bytes.toString()).not.toContain('hurry')
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it('is erased by staff, who are asked: nothing of it is left, nor its mails', async () => {
    const { id, reference, mailbox, token } = await send()
    for (let twice = 0; twice < 2; twice++) {
      expect((await newVisitor().post(paths.api.ownErase(token))).status).toBe(204)
    }
    expect((await get(token)).body.isErasureAsked).toBe(true)
    expect((await readSubmission(id)) as Submission).toMatchObject({
      erasureAskedAt: expect.stringMatching(/Z$/),
    })
    const lines = await readLastAuditLines('submission.own_%', 2)
    expect(lines.filter(({ subject }) => subject === `#${id}`)).toMatchObject([
      { action: 'submission.own_erasure_asked', actor: null },
    ])
    await newVisitor().post(paths.api.ownLost, { reference, email: mailbox })
    expect(await listOwnMailJobs(id)).toHaveLength(1)
    const erased = await admin.post(paths.api.personErase, {
      who: mailbox,
      submissions: [id],
    })
    expect(erased).toMatchObject({ status: 200 })
    expect(await listOwnMailJobs(id)).toEqual([])
    expectRefusal(await get(token), 410, 'link.erased')
  })
})
