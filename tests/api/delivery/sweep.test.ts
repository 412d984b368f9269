import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FileAnswer } from '@/features/answers/schema'
import { findAttempt } from '@/features/registration/server/attempts'
import { sweep } from '@/features/registration/server/jobs'
import { paths } from '@/lib/paths'
import { stageFile } from '@/lib/storage/folder-store'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  type OpenForm,
  openForm,
  postPage,
  readSubmission,
  registerWithFiles,
} from '../../support/api/forms'
import { storePrivateFile } from '../../support/api/kept-files'
import { staff } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { listFiles } from '../../support/stored'

const MINUTE_MS = 60 * 1000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS)

let form: OpenForm<'Letter'>
beforeAll(async () => {
  form = await openForm({ Letter: 'file' })
})
afterAll(removeCreatedRows)

const leaveBehind = () => storePrivateFile('abandoned.pdf', PDF)

const leaveStaged = async () => path.basename((await stageFile(Readable.from([PDF]))).path)

it('takes away what nothing refers to once it is an hour old, and nothing else', async () => {
  const { body } = await registerWithFiles(form, {}, [[form.ids.Letter, asFile(PDF, 'a.pdf')]])
  await leaveBehind()
  const orphans = ['private/abandoned.pdf', `staging/${await leaveStaged()}`]

  await sweep(inMinutes(59))
  expect(await listFiles()).toEqual(expect.arrayContaining(orphans))

  await sweep(inMinutes(61))
  const left = await listFiles()
  for (const orphan of orphans) expect(left).not.toContain(orphan)
  const { data } = await readSubmission(body.id)
  const { fileId } = data[form.ids.Letter] as FileAnswer
  const colleague = await staff('super_admin')
  expect((await colleague.get(paths.api.file(fileId))).status).toBe(200)
})

it('can run twice at once', async () => {
  await leaveBehind()
  await Promise.all([sweep(inMinutes(61)), sweep(inMinutes(61))])
  expect(await listFiles()).not.toContain('private/abandoned.pdf')
})

it('forgets a refused attempt after an hour', async () => {
  const { headers } = await postPage(form, new URLSearchParams({ answer_nobody: 'x' }))
  const token =
    new URL(headers.get('location') ?? '', 'http://any').searchParams.get('attempt') ?? ''
  await sweep(inMinutes(59))
  expect(await findAttempt(form.slug, token)).not.toBeNull()
  await sweep(inMinutes(61))
  expect(await findAttempt(form.slug, token)).toBeNull()
})
