import { generateKeyPairSync } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileAnswer } from '@/features/answers/schema'
import { pool } from '@/lib/database/db'
import { dataDir } from '@/lib/env'
import { asFile, PDF } from '../file-samples'
import { type DriveServer, startDriveServer } from '../peers/drive-server'
import { createOpenForm, readSubmission, registerWithFiles } from './forms'

const SETTINGS = [
  'DRIVE_FOLDER_ID',
  'GOOGLE_SERVICE_ACCOUNT_FILE',
  'GOOGLE_OAUTH_CLIENT_ID',
  'GOOGLE_OAUTH_CLIENT_SECRET',
  'GOOGLE_OAUTH_REFRESH_TOKEN',
  'GOOGLE_API_URL',
  'DRIVE_KEEP_DAYS',
]

export async function connectDrive(): Promise<DriveServer> {
  const drive = await startDriveServer()
  Object.assign(process.env, drive.settings)
  return drive
}

export async function disconnectDrive(drive: DriveServer): Promise<void> {
  for (const name of SETTINGS) delete process.env[name]
  await drive.close()
  await (await pool()).query('delete from drive_folders')
}

export async function writeServiceKey(): Promise<string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const file = path.join(dataDir(), 'service-account.json')
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' })
  await writeFile(file, JSON.stringify({ client_email: 'portal@example.org', private_key }))
  return file
}
export const removeServiceKey = (file: string) => rm(file, { force: true })

export interface RegisteredFile {
  formId: number
  submissionId: number
  fieldId: string
  fileId: number
}

export async function registerFile(
  bytes: Buffer = PDF,
  name = 'letter.pdf',
  form?: Awaited<ReturnType<typeof createOpenForm<'Letter'>>>,
): Promise<RegisteredFile> {
  const { id, ids, slug } = form ?? (await createOpenForm({ Letter: 'file' }))
  const { body } = await registerWithFiles({ slug }, {}, [[ids.Letter, asFile(bytes, name)]])
  const { data } = await readSubmission(body.id)
  const { fileId } = data[ids.Letter] as FileAnswer
  return { formId: id, submissionId: body.id, fieldId: ids.Letter, fileId }
}

export interface FileRow {
  state: string
  drive_id: string | null
  drive_error: string | null
  uploaded_at: Date | null
  copy_removed_at: Date | null
  storage_key: string
  sha256: string
}

export async function readFileRow({ fileId }: Pick<RegisteredFile, 'fileId'>): Promise<FileRow> {
  const { rows } = await (await pool()).query('select * from submission_files where id = $1', [
    fileId,
  ])
  return rows[0]
}

/** Returns the answer of the file's field: a reference to the file, or its link in Google Drive. */
export const fileAnswerOf = async ({ submissionId, fieldId }: RegisteredFile) =>
  (await readSubmission(submissionId)).data[fieldId]

export const driveCopiesOf = ({ store }: DriveServer, { fileId }: Pick<RegisteredFile, 'fileId'>) =>
  [...store.files.values()].filter(
    ({ appProperties, trashed }) => appProperties.submissionFileId === `${fileId}` && !trashed,
  )

export async function readDriveJobs(file: Pick<RegisteredFile, 'fileId'>, queue = 'drive.upload') {
  const { rows } = await (await pool()).query<{
    id: string
    state: string
    retry_limit: number
    start_after: Date
  }>(
    `select id, state::text, retry_limit, start_after from jobs.job
     where name = $1 and (data->>'fileId')::int = $2`,
    [queue, file.fileId],
  )
  return rows
}
