import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FileAnswer } from '@/features/answers/schema'
import { findFormAttempt } from '@/features/registration/server/attempts'
import { sweepFilesAndExpiredRows } from '@/features/registration/server/jobs'
import { paths } from '@/lib/paths'
import { stageFile } from '@/lib/storage/folder-store'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  createOpenForm,
  type OpenForm,
  postWithoutScript,
  readSubmission,
  registerWithFiles,
} from '../../support/api/forms'
import { storePrivateFile } from '../../support/api/kept-files'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { listStoredFiles } from '../../support/stored'

const MINUTE_MS = 60 * 1000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS)

let form: OpenForm<'Letter'>
beforeAll(async () => {
  form = await createOpenForm({ Letter: 'file' })
})
afterAll(removeCreatedRows)

const leaveBehind = () => storePrivateFile('abandoned.pdf', PDF)

const leaveStaged = async () => path.basename((await stageFile(Readable.from([PDF]))).path)

it('takes away what nothing refers to once it is an hour old, and nothing else', async () => {
  const { body } = await registerWithFiles(form, {}, [[form.ids.Letter, asFile(PDF, 'a.pdf')]])
  await leaveBehind()
  const orphans = ['private/abandoned.pdf', `staging/${await leaveStaged()}`]

  await sweepFilesAndExpiredRows(inMinutes(59))
  expect(await listStoredFiles()).toEqual(expect.arrayContaining(orphans))

  await sweepFilesAndExpiredRows(inMinutes(61))
  const left = await listStoredFiles()
  for (const orphan of orphans) expect(left).not.toContain(orphan)
  const { data } = await readSubmission(body.id)
  const { fileId } = data[form.ids.Letter] as FileAnswer
  const colleague = await staffClient('super_admin')
  expect((await colleague.get(paths.api.file(fileId))).status).toBe(200)
})

it('can run twice at once', async () => {
  await leaveBehind()
  await Promise.all([
    sweepFilesAndExpiredRows(inMinutes(61)),
    sweepFilesAndExpiredRows(inMinutes(61)),
  ])
  expect(await listStoredFiles()).not.toContain('private/abandoned.pdf')
})

it('forgets a refused attempt after an hour', async () => {
  const { headers } = await postWithoutScript(form, new URLSearchParams({ answer_nobody: 'x' }))
  const token =
    new URL(headers.get('location') ?? '', 'http://any').searchParams.get('attempt') ?? ''
  await sweepFilesAndExpiredRows(inMinutes(59))
  expect(await findFormAttempt(form.slug, token)).not.toBeNull()
  await sweepFilesAndExpiredRows(inMinutes(61))
  expect(await findFormAttempt(form.slug, token)).toBeNull()
})
