import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import { sweepFilesAndExpiredRows } from '@/features/registration/server/jobs'
import type { Submission } from '@/features/submissions/schema'
import { pool } from '@/lib/database/db'
import type { HealthReport } from '@/lib/health'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  connectDrive,
  disconnectDrive,
  driveCopiesOf,
  fileAnswerOf,
  readFileRow,
  registerFile,
  removeServiceKey,
  writeServiceKey,
} from '../../support/api/drive'
import { createOpenForm, readSubmission, registerWithFiles } from '../../support/api/forms'
import { storePrivateFile } from '../../support/api/kept-files'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import type { DriveServer } from '../../support/peers/drive-server'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'
import { columnValues, readSheet } from '../../support/workbook'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

let drive: DriveServer
beforeEach(async () => {
  drive = await connectDrive()
})
afterEach(() => disconnectDrive(drive))
afterAll(removeCreatedRows)

const health = async () => (await newVisitor().get<HealthReport>(paths.api.health)).body
const search = async (text: string) => {
  const query = new URLSearchParams({ search: text })
  const colleague = await staffClient('super_admin')
  const { body } = await colleague.get<Submission[]>(`${paths.api.submissions}?${query}`)
  return body.map(({ id }) => id)
}

describe('a file that arrives', () => {
  it('lies in the folder of its form, under a name that tells, with equal bytes', async () => {
    const form = await createOpenForm({ 'Letter / consent': 'file' })
    const fieldId = form.ids['Letter / consent']
    const { body } = await registerWithFiles(form, {}, [[fieldId, asFile(PDF, 'Scan 1.PDF')]])
    const { data, reference } = await readSubmission(body.id)
    const { fileId } = data[fieldId] as { fileId: number }
    await uploadToDrive({ fileId })

    const [folder] = drive.store.inFolder(drive.rootId)
    expect(folder).toMatchObject({ name: form.name, appProperties: { formId: `${form.id}` } })
    const [copy] = drive.store.inFolder(folder?.id ?? '')
    expect(copy).toMatchObject({ name: `${reference} Letter - consent.pdf`, size: PDF.length })
    expect(copy?.mimeType).toBe('application/pdf')
    expect(copy?.sha256Checksum).toBe((await readFileRow({ fileId })).sha256)
  })

  it('turns its answer into the link, and is found as before and by the link', async () => {
    const form = await createOpenForm({ Name: 'text', Letter: 'file' })
    const files = [[form.ids.Letter, asFile(PDF, 'Consent Reyes.pdf')]] as const
    const { body } = await registerWithFiles(
      form,
      replaceLabelsByIds(form, { Name: 'Ana Lim' }),
      files,
    )
    const { data } = await readSubmission(body.id)
    const { fileId } = data[form.ids.Letter] as { fileId: number }
    await uploadToDrive({ fileId })

    const { drive_id, ...row } = await readFileRow({ fileId })
    expect(row).toMatchObject({ state: 'uploaded', drive_error: null })
    expect(row.uploaded_at).toBeInstanceOf(Date)
    const link = `https://drive.google.com/file/d/${drive_id}/view?usp=drivesdk`
    expect((await readSubmission(body.id)).data).toEqual(
      replaceLabelsByIds(form, { Name: 'Ana Lim', Letter: link }),
    )
    for (const text of ['ana LIM', 'consent reyes', drive_id ?? '']) {
      expect(await search(text)).toContain(body.id)
    }
    const colleague = await staffClient('super_admin')
    const { bytes } = await colleague.get(paths.api.submissionsExport(form.id))
    const cells = columnValues(await readSheet(bytes), 'Letter')
    expect(cells).toEqual([expect.objectContaining({ text: link, hyperlink: link })])
  })

  it('takes one folder for all files of a form, whoever comes first', async () => {
    const form = await createOpenForm({ Letter: 'file' })
    const files = await Promise.all([1, 2, 3].map(() => registerFile(PDF, 'a.pdf', form)))
    await Promise.all(files.map((file) => uploadToDrive(file)))
    expect(drive.store.inFolder(drive.rootId)).toHaveLength(1)
    for (const file of files) expect(driveCopiesOf(drive, file)).toHaveLength(1)
  })

  it('comes from a service account as well', async () => {
    const keyFile = await writeServiceKey()
    process.env.GOOGLE_SERVICE_ACCOUNT_FILE = keyFile
    const file = await registerFile()
    await uploadToDrive(file)
    expect(driveCopiesOf(drive, file)).toHaveLength(1)
    await removeServiceKey(keyFile)
  })

  it('is not touched again, and a file of nobody is nothing to do', async () => {
    const file = await registerFile()
    await uploadToDrive(file)
    const calls = drive.calls.length
    await uploadToDrive(file)
    await uploadToDrive({ fileId: 999_999_999 })
    expect(drive.calls).toHaveLength(calls)
  })
})

describe('the private copy', () => {
  it('stays for the days that are set, then goes; the link stays', async () => {
    const colleague = await staffClient('super_admin')
    const waiting = await registerFile()
    const file = await registerFile()
    await uploadToDrive(file)
    const link = await fileAnswerOf(file)
    const download = () => colleague.get(paths.api.file(file.fileId))

    await sweepFilesAndExpiredRows(inDays(29))
    expect((await download()).bytes.equals(PDF)).toBe(true)
    await sweepFilesAndExpiredRows(inDays(31))
    expectRefusal(await download(), 404, 'file.not_found')
    const { copy_removed_at: removedAt } = await readFileRow(file)
    expect(removedAt).toBeInstanceOf(Date)
    // If the second sweep removed the copy again, each sweep would find the same files and would
    // never reach others.
    await sweepFilesAndExpiredRows(inDays(33))
    expect((await readFileRow(file)).copy_removed_at).toEqual(removedAt)
    expect(await fileAnswerOf(file)).toBe(link)
    expect((await colleague.get(paths.api.file(waiting.fileId))).status).toBe(200)
  })

  it('follows DRIVE_KEEP_DAYS', async () => {
    process.env.DRIVE_KEEP_DAYS = '0'
    const file = await registerFile()
    await uploadToDrive(file)
    await sweepFilesAndExpiredRows(inDays(0.01))
    expect((await readFileRow(file)).copy_removed_at).toBeInstanceOf(Date)
  })

  it('is not uploaded when it is damaged or gone, and the drive is not blamed', async () => {
    const file = await registerFile()
    const { storage_key } = await readFileRow(file)
    await storePrivateFile(storage_key, Buffer.alloc(PDF.length, 'other'))
    await expect(uploadToDrive(file)).rejects.toThrow('is damaged')
    expect((await readFileRow(file)).drive_error).toContain('is damaged')
    expect(drive.calls).not.toContain('start')
    expect(driveCopiesOf(drive, file)).toEqual([])
  })
})

describe('health', () => {
  it('says off, ok, or why the last file did not arrive', async () => {
    await (await pool()).query('update submission_files set drive_tried_at = null')
    expect(await health()).toMatchObject({ drive: 'ok', driveError: null })
    drive.fail({ on: 'start', how: { status: 403, reason: 'storageQuotaExceeded' } })
    const file = await registerFile()
    await expect(uploadToDrive(file)).rejects.toThrow('full')
    const calls = drive.calls.length
    const { status, drive: state, driveError } = await health()
    expect([status, state]).toEqual(['ok', 'failing'])
    expect(driveError).toContain('Google Drive is full')
    expect(drive.calls).toHaveLength(calls)
    drive.mend()
    await uploadToDrive(file)
    expect(await health()).toMatchObject({ drive: 'ok', driveError: null })
    process.env.DRIVE_FOLDER_ID = ''
    expect(await health()).toMatchObject({ drive: 'off', driveError: null })
  })
})
