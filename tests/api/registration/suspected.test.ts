import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dashboard } from '@/features/dashboard/schema'
import type { ListedForm } from '@/features/forms/schema'
import { formTokenSubject } from '@/features/forms/schema'
import type { Ledger } from '@/features/ledger/schema'
import type { Submission } from '@/features/submissions/schema'
import type { SuspectedSubmission } from '@/features/submissions/suspected/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { issueFormToken } from '@/lib/suspicion/form-token'
import type { SuspectedList } from '@/lib/suspicion/list'
import { FORM_TOKEN_NAME, HONEYPOT_NAME, PREFILLED_NAME } from '@/lib/suspicion/suspicion'
import { type Client, newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { type RegistrationReply, register, registerWithFiles } from '../../support/api/forms'
import { findReceipt, openReceiptForm, readReceiptJobs } from '../../support/api/receipts'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'
import { listStoredFiles } from '../../support/stored'

const FIELDS = { Name: 'text', Email: 'email', Message: 'textarea', Letter: 'file' } as const
type Form = Awaited<ReturnType<typeof openReceiptForm<keyof typeof FIELDS>>>

let form: Form
let colleague: Client
beforeAll(async () => {
  form = await openReceiptForm({}, FIELDS)
  colleague = await staffClient('event_coordinator')
})
beforeEach(async () => void (await (await pool()).query('delete from rate_limits')))
afterEach(() => vi.restoreAllMocks())
afterAll(removeCreatedRows)

const LONG =
  'We would be glad to help your good church with its pages and with its visitors, '.repeat(2)

interface Post {
  answers?: Partial<Record<keyof typeof FIELDS, string>>
  token?: string
  unseen?: string
  prefilled?: string
  key?: string
  from?: Client
}

function post({
  answers = {},
  token,
  unseen,
  prefilled,
  key,
  from = newVisitor(),
}: Post): Promise<RegistrationReply> {
  const data = replaceLabelsByIds(form, { Name: 'Ana Reyes', Email: 'ana@example.org', ...answers })
  const hidden = { [FORM_TOKEN_NAME]: token, [HONEYPOT_NAME]: unseen, [PREFILLED_NAME]: prefilled }
  const headers = key ? { 'idempotency-key': key } : undefined
  return from.post(paths.api.submit(form.slug), { data, ...hidden }, headers)
}

const tokenOf = (agoMs: number) => issueFormToken(formTokenSubject(form.id), Date.now() - agoMs)
const spam = (more: Post = {}) => post({ unseen: 'https://spam.example', ...more })

async function readSuspected() {
  const path = paths.api.suspectedSubmissions
  const { body } = await colleague.get<SuspectedList<SuspectedSubmission>>(path)
  const times = body.rows.map(({ suspectedAt }) => suspectedAt)
  expect(times, 'newest first').toEqual(times.toSorted().toReversed())
  return body
}

async function findSuspected(id: number) {
  return (await readSuspected()).rows.find((row) => row.id === id)
}

describe('kept apart is', () => {
  it.each<[string, () => Post, RegExp]>([
    ['a filled trap', () => ({ token: tokenOf(60_000), unseen: 'x' }), /cannot see/],
    ['what was sent at once', () => ({ token: tokenOf(20) }), /faster than any hand/],
    ['a link without a page', () => ({ answers: { Message: 'See https://a.example' } }), /link/],
    [
      'several links',
      () => ({
        token: tokenOf(60_000),
        answers: { Message: 'www.a.example b.com http://c.example' },
      }),
      /3 links/,
    ],
    [
      'advertising',
      () => ({ token: tokenOf(60_000), answers: { Message: 'Casino bonus and cheap viagra' } }),
      /advertising/,
    ],
    [
      'a forged sign and a link',
      () => ({ token: 'kx1.aaaaaaaaaaaaaaaaaaaaaa', answers: { Message: 'a.com' } }),
      /forged/,
    ],
  ])('%s', async (_what, make, reason) => {
    const { status, body } = await post(make())
    expect(status).toBe(201)
    const reference = expect.stringMatching(/^[\w-]+$/)
    const link = expect.stringMatching(/\/my-registration\/[\w-]+\.0\./)
    expect(body).toEqual({ id: expect.any(Number), reference, seat: null, queue: null, link })
    const row = await findSuspected(body.id)
    expect(row?.reasons.join(' ')).toMatch(reason)
    expect(row).toMatchObject({ formId: form.id, formName: form.name, reference: body.reference })
  })

  it('what is faster than a person types, and has a link; answers of the address take no time', async () => {
    const answers = { Message: 'See https://a.example' }
    const quick = (prefilled?: string) => post({ token: tokenOf(1500), answers, prefilled })
    const isKeptApart = async (reply: Promise<RegistrationReply>) =>
      Boolean(await findSuspected((await reply).body.id))
    expect(await isKeptApart(quick())).toBe(true)
    expect(await isKeptApart(quick('2'))).toBe(false)
    expect(await isKeptApart(quick('many'))).toBe(true)
    expect(await isKeptApart(post({ token: tokenOf(20), prefilled: '99' }))).toBe(true)
    expect(await isKeptApart(post({ token: tokenOf(600), answers, prefilled: '99' }))).toBe(true)
  })

  it('a plain page with a filled trap, answered with thanks like all others', async () => {
    const body = new URLSearchParams([
      [`answer_${form.ids.Name}`, 'Ana'],
      [FORM_TOKEN_NAME, tokenOf(60_000)],
      [HONEYPOT_NAME, 'x'],
    ])
    const { status, headers } = await newVisitor().send(paths.api.submit(form.slug), {
      method: 'POST',
      body,
      headers: { accept: 'text/html' },
    })
    expect(status).toBe(303)
    const [, reference] = /submitted=([\w-]+)/.exec(headers.get('location') ?? '') ?? []
    const { rows } = await readSuspected()
    expect(rows.map((row) => row.reference)).toContain(reference)
  })

  it('the same long text over and over, with other numbers in it', async () => {
    const ids: number[] = []
    for (let at = 0; at < 12; at++) {
      const { body } = await post({
        answers: { Name: `N${at}`, Message: `${at} ${LONG} #${at * 7}` },
      })
      ids.push(body.id)
    }
    const { rows } = await readSuspected()
    const apart = ids.filter((id) => rows.some((row) => row.id === id))
    expect(apart).toEqual(ids.slice(5))
  })

  it('a flood from one place without a page, from the 41st on', async () => {
    const from = newVisitor()
    const ids: number[] = []
    for (let at = 0; at < 50; at++)
      ids.push((await post({ from, answers: { Name: `P${at}` } })).body.id)
    const { rows } = await readSuspected()
    expect(ids.filter((id) => rows.some((row) => row.id === id))).toEqual(ids.slice(40))
  })
})

describe('like all others are', () => {
  const isNormal = async ({ status, body }: RegistrationReply) => {
    expect(status).toBe(201)
    return (await colleague.get(paths.api.submission(body.id))).status === 200
  }

  it.each<[string, () => Post]>([
    ['a script without a token', () => ({})],
    ['a person', () => ({ token: tokenOf(30_000) })],
    ['a quick person', () => ({ token: tokenOf(1500) })],
    ['a person with a link', () => ({ token: tokenOf(30_000), answers: { Message: 'fb.com/us' } })],
    ['a page of last month', () => ({ token: tokenOf(30 * 86_400_000) })],
    ['a page of before the secret changed', () => ({ token: 'kx1.aaaaaaaaaaaaaaaaaaaaaa' })],
    ['an odd token', () => ({ token: 'x'.repeat(5000) })],
  ])('%s', async (_what, make) => {
    expect(await isNormal(await post(make()))).toBe(true)
  })

  it('600 registrations of a congregation behind one address, with equal short answers', async () => {
    const from = newVisitor()
    const ids: number[] = []
    const page = tokenOf(60_000)
    for (let at = 0; at < 600; at++) {
      const token = issueFormToken(formTokenSubject(form.id), Date.now() - 20_000 - at)
      const answers = { Name: `Member ${at}`, Message: 'Jesus Is Lord Church, Quezon City' }
      ids.push((await post({ from, token, answers })).body.id)
    }
    expect(page).not.toBe('')
    const { rows } = await (await pool()).query(
      'select count(*)::int as normal from submissions where id = any($1) and suspected_at is null',
      [ids],
    )
    expect(rows).toEqual([{ normal: 600 }])
  })
})

it('people who have opened a page in the same second are no flood, a program that repeats it is', async () => {
  const token = tokenOf(60_000)
  const ids: number[] = []
  for (let at = 0; at < 50; at++)
    ids.push((await post({ token, answers: { Name: `P${at}` } })).body.id)
  const { rows } = await readSuspected()
  expect(ids.filter((id) => rows.some((row) => row.id === id))).toEqual(ids.slice(40))
})

describe('before its release', () => {
  it('counts nowhere, is found nowhere, and nothing of it leaves', async () => {
    const own = await openReceiptForm({}, FIELDS)
    await register(own, replaceLabelsByIds(own, { Name: 'Ana' }))
    const reply = await register(
      own,
      replaceLabelsByIds(own, {
        Name: 'Zzyzx',
        Email: 'zz@example.org',
        Message: 'a.com b.com c.com',
      }),
    )
    const { id } = reply.body
    expect(await findReceipt(id)).toBeUndefined()
    for (const path of [
      paths.api.submission(id),
      paths.api.submissionNotes(id),
      paths.api.submissionDelivery(id),
    ]) {
      expectRefusal(await colleague.get(path), 404, 'submission.not_found')
    }
    expectRefusal(await colleague.put(paths.api.submission(id), { status: 'reviewed' }), 404)
    expectRefusal(
      await colleague.put(paths.api.submissions, { changes: [{ id, status: 'reviewed' }] }),
      404,
    )
    const listed = await colleague.get<Submission[]>(`${paths.api.submissions}?formId=${own.id}`)
    expect(listed.body).toHaveLength(1)
    expect(listed.headers.get('x-total-count')).toBe('1')
    const found = await colleague.get<Submission[]>(`${paths.api.submissions}?search=zzyzx`)
    expect(found.body).toEqual([])
    const all = await colleague.get<Submission[]>(paths.api.submissions)
    expect(all.body.map((row) => row.id)).not.toContain(id)
    expect(all.body.length).toBe(Number(listed.headers.get('x-unfiltered-count')))
    const { submissions, activity } = (await colleague.get<Dashboard>(paths.api.dashboard)).body
    expect(submissions?.total).toBe(all.body.length)
    expect(submissions?.byForm.find((row) => row.id === own.id)?.count).toBe(1)
    expect(activity.map(({ subject }) => subject)).not.toContain(`#${id}`)
    const forms = (await colleague.get<ListedForm[]>(paths.api.forms)).body
    expect(forms.find((row) => row.id === own.id)?.submissions?.total).toBe(1)
    const counts = await colleague.get<Record<string, number>>(paths.api.formAnswerCounts(own.id))
    expect(counts.body[own.ids.Message]).toBeUndefined()
    const ledger = (await (await staffClient('admin')).get<Ledger>(paths.api.ledger)).body
    expect(ledger.lines.find((line) => line.formId === own.id)).toMatchObject({ received: 1 })
    const cms = await colleague.get(`/api/cms/submissions/${id}`)
    expect(cms.status).not.toBe(200)
  })

  it('is the first one to a repeat of its key, and the same after its release', async () => {
    const first = await spam({ key: 'spam-key' })
    const again = await spam({ key: 'spam-key' })
    expect(again.body).toEqual(first.body)
    await colleague.post(`${paths.api.suspectedSubmissions}/release`, { ids: [first.body.id] })
    expect((await spam({ key: 'spam-key' })).body).toEqual(first.body)
  })
})

async function jobsOf(submissionId: number) {
  const { rows } = await (await pool()).query(
    `select name from jobs.job where (data->>'fileId')::int in
       (select id from submission_files where submission_id = $1)`,
    [submissionId],
  )
  return rows
}

const sendFile = () =>
  registerWithFiles(
    form,
    replaceLabelsByIds(form, {
      Name: 'Ana',
      Email: 'release@example.org',
      Message: 'casino viagra',
    }),
    [[form.ids.Letter, asFile(PDF, 'letter.pdf')]],
  )

describe('staff', () => {
  it('release: it counts, and its mail and file are on their way, once', async () => {
    const { body } = await sendFile()
    expect(await jobsOf(body.id)).toEqual([])
    const release = () =>
      colleague.post<{ released: number }>(`${paths.api.suspectedSubmissions}/release`, {
        ids: [body.id],
      })
    const replies = await Promise.all([release(), release(), release()])
    expect(replies.map((reply) => reply.body.released).sort()).toEqual([0, 0, 1])
    expect(await jobsOf(body.id)).toEqual([{ name: 'drive.upload' }])
    expect(await readReceiptJobs(body.id)).toHaveLength(1)
    expect((await colleague.get(paths.api.submission(body.id))).status).toBe(200)
    expect(await findSuspected(body.id)).toBeUndefined()
    expect(await readLastAuditLines('submissions.released')).toMatchObject([
      { subject: `#${body.id}` },
    ])
  })

  it('release: no mail goes when the form no longer sends one', async () => {
    const silent = await openReceiptForm({ isOn: false }, { Email: 'email' })
    const { body } = await newVisitor().post<RegistrationReply['body']>(
      paths.api.submit(silent.slug),
      {
        data: replaceLabelsByIds(silent, { Email: 'ana@example.org' }),
        [HONEYPOT_NAME]: 'https://spam.example',
      },
    )
    const release = `${paths.api.suspectedSubmissions}/release`
    expect((await colleague.post(release, { ids: [body.id] })).body).toEqual({ released: 1 })
    expect(await findReceipt(body.id)).toBeUndefined()
  })

  it('delete many, with their files; a normal one is not deleted', async () => {
    const before = await listStoredFiles()
    const ids = [(await sendFile()).body.id, (await sendFile()).body.id]
    const normal = (await post({ token: tokenOf(60_000) })).body.id
    const { body } = await colleague.post<{ deleted: number }>(
      `${paths.api.suspectedSubmissions}/delete`,
      { ids: [...ids, normal] },
    )
    expect(body).toEqual({ deleted: 2 })
    expect(await listStoredFiles()).toEqual(before)
    expect((await colleague.get(paths.api.submission(normal))).status).toBe(200)
    for (const id of ids) expect(await findSuspected(id)).toBeUndefined()
  })

  it('cannot open its files before', async () => {
    const { body } = await sendFile()
    const { rows } = await (await pool()).query(
      'select id from submission_files where submission_id = $1',
      [body.id],
    )
    expectRefusal(await colleague.get(paths.api.file(rows[0].id)), 404, 'file.not_found')
    expectRefusal(await colleague.get(paths.api.filePreview(rows[0].id)), 404, 'file.not_found')
  })
})
