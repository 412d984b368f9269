import 'server-only'
import { type Executor, query, sql } from '@/lib/database/sql'

/** A file that is in the drive; its answer is the link. */
export interface UploadedFile {
  id: number
  fieldId: string
  name: string
}

/**
 * Returns a function that maps a submission to its files in the drive. Of each file field only the
 * newest, because it replaced earlier ones.
 */
export async function findUploadedFiles(
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
 * Names of files whose answers are links, so that a search by the visitor's file name still finds
 * them.
 */
export const namesOf = (
  answers: Readonly<Record<string, unknown>>,
  arrived: readonly UploadedFile[],
): string[] =>
  arrived.filter(({ fieldId }) => typeof answers[fieldId] === 'string').map(({ name }) => name)
