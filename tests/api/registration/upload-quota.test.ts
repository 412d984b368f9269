import { statfs } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Dashboard } from '@/features/dashboard/schema'
import { findFormAttempt } from '@/features/registration/server/attempts'
import { pool } from '@/lib/database/db'
import { dataDir } from '@/lib/env'
import type { HealthReport } from '@/lib/health'
import { paths } from '@/lib/paths'
import { HONEYPOT_NAME } from '@/lib/suspicion/suspicion'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'

let form: OpenForm<'Name' | 'Letter'>
beforeAll(async () => {
  form = await createOpenForm({ Name: 'text', Letter: 'file' })
})
beforeEach(async () => void (await (await pool()).query('delete from rate_limits')))
afterEach(() => vi.unstubAllEnvs())
afterAll(removeCreatedRows)

interface Post {
  from?: Client
  bytes?: number
  isSpam?: boolean
  isPage?: boolean
}

function post({ from = newVisitor(), bytes = 400_000, isSpam, isPage }: Post = {}) {
  const body = new FormData()
  if (isPage) body.append(`answer_${form.ids.Name}`, 'Ana')
  else body.append('data', JSON.stringify({ [form.ids.Name]: 'Ana' }))
  if (isSpam) body.append(HONEYPOT_NAME, 'https://spam.example')
  body.append(`file_${form.ids.Letter}`, asFile(PDF, 'letter.pdf'))
  const headers = { 'content-length': String(bytes), ...(isPage && { accept: 'text/html' }) }
  return from.send(paths.api.submit(form.slug), { method: 'POST', body, headers })
}

const withoutFile = (from: Client) =>
  from.post(
    paths.api.submit(form.slug),
    { data: { [form.ids.Name]: 'Ana' } },
    { 'content-length': '60' },
  )

const readHealth = async () => (await newVisitor().get<HealthReport>(paths.api.health)).body
const readWarning = async () =>
  (await (await staffClient('admin')).get<Dashboard>(paths.api.dashboard)).body.warning

it('a network has its bytes in an hour; others, and what has no file, pass', async () => {
  vi.stubEnv('UPLOAD_GB_PER_HOUR', '0.001')
  const church = newVisitor()
  expect((await post({ from: church })).status).toBe(201)
  expect((await post({ from: church })).status).toBe(201)
  const refused = await post({ from: church })
  expectRefusal(refused, 429, 'upload.too_much')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect((await withoutFile(church)).status).toBe(201)
  const long = { 'content-length': '500000' }
  const data = { data: { [form.ids.Name]: 'Ana' } }
  expectRefusal(await church.post(paths.api.submit(form.slug), data, long), 429, 'upload.too_much')
  expect((await post()).status).toBe(201)
  await (await pool()).query(`update rate_limits set expire = 0 where key like 'bytes:%'`)
  expect((await post({ from: church })).status).toBe(201)
})

it('a body that does not say how long it is counts as the longest that is taken', async () => {
  vi.stubEnv('UPLOAD_GB_PER_HOUR', '0.001')
  const stranger = newVisitor()
  const send = () =>
    stranger.post(paths.api.submit(form.slug), { data: { [form.ids.Name]: 'Ana' } })
  expect([(await send()).status, (await send()).status]).toEqual([201, 201])
  expectRefusal(await send(), 429, 'upload.too_much')
  expect((await withoutFile(stranger)).status).toBe(201)
})

it('without script the answers come back with the sentence', async () => {
  vi.stubEnv('UPLOAD_GB_PER_HOUR', '0.001')
  const church = newVisitor()
  await post({ from: church, bytes: 900_000 })
  const { status, headers } = await post({ from: church, isPage: true })
  expect(status).toBe(303)
  const token = new URL(headers.get('location') ?? '', 'http://x').searchParams.get('attempt')
  const attempt = await findFormAttempt(form.slug, token ?? '')
  expect(attempt?.answers).toEqual({ [form.ids.Name]: 'Ana' })
  expect(attempt?.message).toMatch(/^So many files have come from your network/)
})

it('answers that are refused again and again count too', async () => {
  vi.stubEnv('UPLOAD_GB_PER_HOUR', '0.00017')
  const stranger = newVisitor()
  const send = () => {
    const body = new URLSearchParams({ [`answer_${form.ids.Name}`]: 'x'.repeat(60_000) })
    const type = 'application/x-www-form-urlencoded'
    const headers = { 'content-type': type, accept: 'text/html', 'content-length': '60100' }
    const call = { method: 'POST', body: body.toString(), headers }
    return stranger.send(paths.api.submit(form.slug), call)
  }
  expect((await send()).status).toBe(303)
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const page = refused.bytes.toString('utf8')
  expect(page).toContain('So many files have come from your network')
  expect(page).toContain(
    `<textarea hidden name="answer_${form.ids.Name}">\n${'x'.repeat(60_000)}</textarea>`,
  )
})

it('files of suspected registrations have a ceiling, which staff see', async () => {
  expect((await post({ isSpam: true })).status).toBe(201)
  const before = (await readHealth()).files
  expect(before).toMatchObject({ room: 'ok' })
  expect((await post()).status).toBe(201)
  expect((await readHealth()).files).toEqual(before)
  vi.stubEnv('SUSPECTED_GB', '0.00000001')
  expectRefusal(await post({ isSpam: true }), 507, 'storage.full')
  expect((await post()).status).toBe(201)
  const { files } = await readHealth()
  expect(files?.room).toBe('last')
  expect(files?.suspectedBytes).toBeGreaterThanOrEqual(PDF.length)
  expect(await readWarning()).toMatch(/^No more files of possible spam are taken/)
})

it('the last of the disk is for registrations without suspicion, the very last for the database', async () => {
  const { bavail, bsize } = await statfs(dataDir())
  const free = (bavail * bsize) / 1024 ** 3
  vi.stubEnv('DISK_RESERVE_GB', String(free * 2))
  expectRefusal(await post({ isSpam: true }), 507, 'storage.full')
  expect((await post()).status).toBe(201)
  vi.stubEnv('DISK_RESERVE_GB', String(free * 10))
  expectRefusal(await post(), 507, 'storage.full')
  expect((await withoutFile(newVisitor())).status).toBe(201)
  expect((await readHealth()).files?.room).toBe('full')
  expect(await readWarning()).toMatch(/^The disk is nearly full/)
})
