import 'server-only'
import { isFileAnswer, toStoredAnswers } from '@/features/answers/answer-shape'
import { toSearchText } from '@/features/answers/server/search-text'
import { db, type Executor, fetchRows, query, sql, transaction } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import type { DriveFailure } from '@/lib/drive/failure'
import { insertDriveErasures } from './drive-erasures'

export interface UploadableFile {
  id: number
  submissionId: number
  formId: number
  formName: string
  reference: string
  fieldId: string
  fieldLabel: string | null
  name: string
  mimeType: string
  size: number
  sha256: string
  storageKey: string
  driveId: string | null
}

/**
 * Returns the file if it can be uploaded now. Returns null when it is erased, uploaded, not scanned
 * yet or infected, or when its registration is not live.
 */
export async function findUploadableFile(id: number): Promise<UploadableFile | null> {
  const [file] = await fetchRows<UploadableFile>(sql`
    select file.id, submission_id as "submissionId", form.id as "formId",
      form.name as "formName", reference, field_id as "fieldId", field.label as "fieldLabel",
      file.name, mime_type as "mimeType", size::int as size, sha256,
      storage_key as "storageKey", drive_id as "driveId"
    from submission_files file
    join submissions submission on submission.id = submission_id
    join forms form on form.id = form_id
    left join forms_fields field on field._parent_id = form.id and field.id = field_id
    where file.id = ${id} and file.state = 'stored' and file.scan in ('none', 'clean')
      and ${IS_LIVE}`)
  return file ?? null
}

/**
 * Replaces the file's stored drive id `instead` (null for none) with `driveId`, unless the file is
 * uploaded or another worker was faster. Returns the drive id that is stored afterwards, or null
 * when the file was erased.
 */
export async function claimDriveId(
  id: number,
  driveId: string,
  instead: string | null,
): Promise<string | null> {
  const on = await db()
  await on.execute(sql`
    update submission_files set drive_id = ${driveId}
    where id = ${id} and state = 'stored' and drive_id is not distinct from ${instead}`)
  const [row] = await query<{ driveId: string }>(
    on,
    sql`select drive_id as "driveId" from submission_files where id = ${id}`,
  )
  return row?.driveId ?? null
}

export async function recordDriveError(id: number, failure: DriveFailure): Promise<void> {
  await (await db()).execute(sql`
    update submission_files set drive_error = ${failure.message},
      drive_tried_at = case when ${failure.isLocal} then drive_tried_at else now() end
    where id = ${id} and state = 'stored'`)
}

interface Arrival {
  file: UploadableFile
  driveId: string
  link: string
}

/**
 * Marks the file as uploaded. A link to the drive replaces the reference to the file in the answer,
 * or in the earlier answer that a correction keeps. The search text keeps the visitor's file name.
 * If the registration was erased meanwhile, the copy in the drive is queued for deletion instead.
 */
export const recordUpload = ({ file, driveId, link }: Arrival): Promise<void> =>
  transaction(async (tx) => {
    const [submission] = await query<{ data: unknown }>(
      tx,
      sql`select data from submissions where id = ${file.submissionId} for update`,
    )
    if (!submission) return insertDriveErasures(tx, [{ ...file, driveId }])
    const [now] = await query<{ submissionId: number }>(
      tx,
      sql`select submission_id as "submissionId" from submission_files where id = ${file.id}`,
    )
    // A merge has moved the file to another registration. The job fails here, and its retry reads
    // the new registration.
    if (now && now.submissionId !== file.submissionId) throw new Error('The file was moved')
    const { rowCount } = await tx.execute(sql`
      update submission_files set state = 'uploaded', drive_id = ${driveId}, uploaded_at = now(),
        drive_error = null, drive_tried_at = now()
      where id = ${file.id} and state = 'stored'`)
    if (rowCount !== 1) return
    await tx.execute(sql`
      update submission_corrections set earlier = ${JSON.stringify(link)}::jsonb
      where submission_id = ${file.submissionId} and field_id = ${file.fieldId}
        and earlier->>'fileId' = ${String(file.id)}`)
    const answers = toStoredAnswers(submission.data)
    const answer = answers?.[file.fieldId]
    if (!isFileAnswer(answer) || answer.fileId !== file.id) return
    const data = { ...answers, [file.fieldId]: link }
    const arrivedOf = await loadUploadedFileFinder(tx, [file.submissionId])
    const names = linkedFileNames(data, arrivedOf(file.submissionId))
    const searchText = toSearchText({ ...data, names })
    await tx.execute(sql`
      update submissions set data = ${JSON.stringify(data)}::jsonb, search_text = ${searchText},
        updated_at = now() where id = ${file.submissionId}`)
  })

export interface UploadedFile {
  id: number
  fieldId: string
  name: string
}

/**
 * Returns a function that takes a submission's id and lists the newest file of each field. Files
 * that are not in the drive are left out.
 */
export async function loadUploadedFileFinder(
  on: Executor,
  submissionIds: readonly number[],
): Promise<(submissionId: number) => UploadedFile[]> {
  const files = await query<UploadedFile & { submissionId: number }>(
    on,
    sql`select id, submission_id as "submissionId", field_id as "fieldId", name from (
          select distinct on (submission_id, field_id) * from submission_files
          where submission_id = any(${sql.param(submissionIds)}::int[])
          order by submission_id, field_id, id desc) newest
        where state = 'uploaded' order by id`,
  )
  const bySubmission = new Map<number, UploadedFile[]>()
  for (const { submissionId, ...file } of files) {
    const others = bySubmission.get(submissionId)
    if (others) others.push(file)
    else bySubmission.set(submissionId, [file])
  }
  return (submissionId) => bySubmission.get(submissionId) ?? []
}

/**
 * Returns the names of the files whose answer is now a link to the drive, so that the search text
 * can contain these names.
 */
export const linkedFileNames = (
  answers: Readonly<Record<string, unknown>>,
  arrived: readonly UploadedFile[],
): string[] =>
  arrived.filter(({ fieldId }) => typeof answers[fieldId] === 'string').map(({ name }) => name)
