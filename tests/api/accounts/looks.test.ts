import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditLine } from '@/features/audit/schema'
import type { Submission } from '@/features/submissions/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register, registerWithFiles } from '../../support/api/forms'
import { type Account, makeAccount, signIn, staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'

let admin: Client
let looker: Account
let client: Client
let form: OpenForm<'Name' | 'Letter'>
beforeAll(async () => {
  admin = await staffClient('admin')
  looker = await makeAccount('event_coordinator')
  client = await signIn(looker)
  form = await createOpenForm({ Name: 'text', Letter: 'file' })
})
beforeEach(async () => void (await (await pool()).query('delete from rate_limits')))
afterAll(removeCreatedRows)

const registered = async () => (await register(form, { [form.ids.Name]: 'Ana' })).body.id
const linesOfLooker = async () =>
  (await admin.get<AuditLine[]>(`${paths.api.audit}?search=${encodeURIComponent(looker.name)}`))
    .body
const actions = async () => (await linesOfLooker()).map(({ action }) => action)
const logOf = async (id: number) => (await admin.get<AuditLine[]>(paths.api.submissionLog(id))).body

describe('a look at one registration', () => {
  it('in the dialog is one line, whatever its parts are asked for', async () => {
    const id = await registered()
    await Promise.all([
      client.get(paths.api.submissionNotes(id)),
      client.get(paths.api.submissionDelivery(id)),
      client.get(paths.api.submission(id)),
    ])
    const lines = await logOf(id)
    expect(lines).toMatchObject([
      { action: 'submission.viewed', actorName: looker.name, subject: `#${id}` },
    ])
    // Deletes the counter, as if its time had passed, so that the next opening is logged again.
    await (await pool()).query('delete from rate_limits')
    await client.get(paths.api.submissionNotes(id))
    expect(await logOf(id)).toHaveLength(2)
  })

  it.each<[string, (id: number) => string]>([
    ['itself', paths.api.submission],
    ['its notes', paths.api.submissionNotes],
    ['its earlier answers', paths.api.submissionAnswers],
    ['its messages and files', paths.api.submissionDelivery],
    ['others of the same person', paths.api.submissionAlike],
  ])('at %s alone leaves its line', async (_part, address) => {
    const id = await registered()
    await client.get(address(id))
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['submission.viewed'])
  })

  it('by its address, in an export, by a download and by a change all stand in its log', async () => {
    const { body } = await registerWithFiles(form, { [form.ids.Name]: 'Ben' }, [
      [form.ids.Letter, asFile(PDF, 'letter of Ben.pdf')],
    ])
    const { data } = (await client.get<Submission>(paths.api.submission(body.id))).body
    const letter = data?.[form.ids.Letter]
    const { fileId } = letter as { fileId: number }
    await client.get(paths.api.submissionsExport(form.id))
    await client.get(paths.api.file(fileId))
    await client.put(paths.api.submissions, { changes: [{ id: body.id, status: 'reviewed' }] })
    expect((await logOf(body.id)).map(({ action }) => action)).toEqual([
      'submission.status_changed',
      'file.downloaded',
      'submissions.exported',
      'submission.viewed',
    ])
    const [other] = await logOf(await registered())
    expect(other).toBeUndefined()
  })

  it('that found nothing leaves no line', async () => {
    const before = await actions()
    expectRefusal(await client.get(paths.api.submission(999_999_999)), 404)
    expectRefusal(await client.get(paths.api.submissionNotes(999_999_999)), 404)
    expect(await actions()).toEqual(before)
  })

  it('is shown to readers of the log only', async () => {
    const id = await registered()
    expectRefusal(await client.get(paths.api.submissionLog(id)), 403)
    expect((await admin.get(paths.api.submissionLog(id))).status).toBe(200)
  })
})

describe('lists', () => {
  const count = async (action: string) => (await actions()).filter((one) => one === action).length

  const written = async () =>
    (await (await pool()).query(`select key, xmin::text from rate_limits where key like 'look:%'`))
      .rows

  it('write nothing when they are looked at again', async () => {
    const page = `${paths.api.submissions}?page=1`
    await client.get(page)
    const before = await written()
    expect(before).not.toEqual([])
    await client.get(page)
    expect(await written()).toEqual(before)
  })

  /**
   * Counts the looks in the table, because the screen shows several looks at the list as one line.
   */
  const looksInTable = async () => {
    const { rowCount } = await (await pool()).query(
      `select from audit_log where actor_id = $1 and action = 'submissions.listed'`,
      [looker.id],
    )
    return rowCount ?? 0
  }
  const passTime = async () =>
    (await pool()).query(`update rate_limits set expire = 1 where key like 'look:%'`)

  it('leave one line per person, list and ten minutes', async () => {
    const before = await looksInTable()
    for (let page = 1; page <= 3; page++) await client.get(`${paths.api.submissions}?page=${page}`)
    await Promise.all([
      client.get(`${paths.api.submissions}?page=1`),
      client.get(`${paths.api.submissions}?formId=${form.id}`),
      client.get(`${paths.api.submissions}?formId=${form.id}&page=2`),
    ])
    expect(await looksInTable()).toBe(before + 2)
    await passTime()
    await client.get(`${paths.api.submissions}?page=1`)
    expect(await looksInTable()).toBe(before + 3)
  })

  it('are one line of the screen for a day, which says how often', async () => {
    const other = await createOpenForm({ Name: 'text' })
    for (let look = 0; look < 14; look++) {
      await client.get(`${paths.api.submissions}?formId=${other.id}`)
      await passTime()
    }
    const [newest, ...rest] = await linesOfLooker()
    expect(newest).toMatchObject({ action: 'submissions.listed', times: 14 })
    expect(rest[0]?.id).not.toBe((newest?.id ?? 0) - 1)
    await (await pool()).query(
      `update audit_log set created_at = created_at - interval '1 day' where id = $1`,
      [newest?.id],
    )
    expect((await linesOfLooker()).slice(0, 2)).toMatchObject([{ times: 1 }, { times: 13 }])
  })

  it('are one line for a day of the ministry, whatever the day is in London', async () => {
    const other = await createOpenForm({ Name: 'text' })
    for (const at of ['2026-03-01T15:59:59Z', '2026-03-01T16:00:00Z', '2026-03-02T15:59:59Z']) {
      await client.get(`${paths.api.submissions}?formId=${other.id}`)
      await passTime()
      await (await pool()).query(
        `update audit_log set created_at = $1 where id = (select max(id) from audit_log)`,
        [at],
      )
    }
    expect((await linesOfLooker()).slice(0, 2)).toMatchObject([{ times: 2 }, { times: 1 }])
  })

  it('read whole as data are a line each time, told from a look', async () => {
    const [read, looked] = [await count('submissions.read_whole'), await looksInTable()]
    await client.get(paths.api.submissions)
    await client.get(paths.api.submissions)
    expect(await count('submissions.read_whole')).toBe(read + 2)
    expect(await looksInTable()).toBe(looked)
  })

  it.each([
    ['the bin', () => client.get(paths.api.bin), 'submissions.bin_listed'],
    ['possible spam', () => client.get(paths.api.suspectedSubmissions), 'submissions.listed'],
    [
      'suspected testimonies',
      () => client.get(paths.api.suspectedTestimonies),
      'testimonies.listed',
    ],
    ['a waiting list', () => client.get(paths.api.formWaiting(form.id)), 'submissions.listed'],
    [
      'what is new in a list',
      () => client.post(paths.api.refreshRowsInView, { filters: {}, came: [2_147_483_647] }),
      'submissions.listed',
    ],
  ])('%s leaves its line', async (_list, look, action) => {
    await passTime()
    const before = (await linesOfLooker()).find((line) => line.action === action)?.id
    expect((await look()).status).toBe(200)
    await look()
    const [line] = await linesOfLooker()
    expect(line).toMatchObject({ action })
    expect(line?.id).not.toBe(before)
  })
})

describe('the content panel', () => {
  it.each([
    ['/api/cms/testimonies?depth=0', 'testimonies'],
    ['/api/cms/testimonies/count', 'testimonies'],
    ['/api/cms/pages?limit=1', 'pages'],
    ['/api/cms/globals/home-page', 'home-page'],
  ])('%s leaves a line about %s', async (address, subject) => {
    expect((await client.get(address)).status).toBe(200)
    await client.get(address)
    const [line] = (await linesOfLooker()).filter(({ action }) => action === 'content.read')
    expect(line).toMatchObject({ subject })
  })

  it('one testimony is a line of its own', async () => {
    const { body } = await newVisitor().post<{ id: number }>(paths.api.testimonies, {
      name: 'Ana',
      email: 'ana@example.org',
      location: 'Iloilo',
      testimony: 'Long enough to be a testimony, and true in every single word.',
    })
    expect((await client.get(`/api/cms/testimonies/${body.id}`)).status).toBe(200)
    expect((await linesOfLooker())[0]).toMatchObject({ subject: `testimonies ${body.id}` })
    const payload = await (await import('@/lib/cms')).cms()
    const reader = await makeAccount('event_coordinator')
    const user = await payload.findByID({ collection: 'admin-users', id: reader.id })
    await payload.findByID({
      ...{ collection: 'testimonies', id: body.id, overrideAccess: false },
      user: { ...user, collection: 'admin-users' },
    })
    expect(await readLastAuditLines('content.read'), 'drawn on the server').toMatchObject([
      { actor: reader.name, subject: `testimonies ${body.id}` },
    ])
    await (await pool()).query('delete from testimonies where id = $1', [body.id])
  })

  it('what the panel writes is no look', async () => {
    const before = await actions()
    const page = await client.post<{ doc: { id: number } }>('/api/cms/pages', { title: 'Looks' })
    expect(page.status).toBe(201)
    const { id } = page.body.doc
    await client.post(`/api/cms/pages/access/${id}`, {})
    await client.send(`/api/cms/pages/${id}`, { method: 'DELETE' })
    const since = (await actions()).slice(0, -before.length)
    expect(since.filter((action) => action === 'content.read')).toEqual([])
  })

  it('what the panel keeps for itself leaves none', async () => {
    const before = await actions()
    await client.get('/api/cms/access')
    await client.get('/api/cms/payload-preferences/nav')
    await client.get('/api/cms/admin-users/me')
    expect(await actions()).toEqual(before)
  })
})

it('a failed sign-in stands in the log, with the address that was tried', async () => {
  const from = newVisitor()
  const email = 'stranger-4711@example.org'
  expectRefusal(await from.post(paths.api.login, { email, password: 'no such 7' }), 401)
  const { email: known } = looker
  expectRefusal(await from.post(paths.api.login, { email: known, password: 'no such 7' }), 401)
  expect(await readLastAuditLines('staff.sign_in_failed', 2)).toEqual([
    { action: 'staff.sign_in_failed', actor: null, subject: known, detail: null },
    { action: 'staff.sign_in_failed', actor: null, subject: email, detail: null },
  ])
})

it('a page of the panel that is drawn on the server leaves the same line, once', async () => {
  const { cms } = await import('@/lib/cms')
  const payload = await cms()
  const reader = await makeAccount('event_coordinator')
  const user = await payload.findByID({ collection: 'admin-users', id: reader.id })
  const read = () =>
    payload.find({
      collection: 'testimonies',
      overrideAccess: false,
      user: { ...user, collection: 'admin-users' },
    })
  await read()
  await read()
  const { body } = await admin.get<AuditLine[]>(
    `${paths.api.audit}?search=${encodeURIComponent(reader.name)}`,
  )
  expect(body).toMatchObject([{ action: 'content.read', subject: 'testimonies' }])
})
