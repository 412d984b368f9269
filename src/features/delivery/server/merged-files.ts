import 'server-only'
import { isFileAnswer } from '@/features/answers/answer-shape'
import { type Executor, query, sql } from '@/lib/database/db'

interface FileMove {
  from: number
  to: number
  fieldId: string
  answer: unknown
}

/**
 * Moves the file of an answer from one submission to another. Returns the file's drive id, null for
 * a file that is not uploaded yet, or undefined when `from` has no such file.
 */
export async function moveAnswerFile(
  tx: Executor,
  { from, to, fieldId, answer }: FileMove,
): Promise<string | null | undefined> {
  const id = isFileAnswer(answer) ? answer.fileId : null
  const link = typeof answer === 'string' ? answer : ''
  const [file] = await query<{ driveId: string | null }>(
    tx,
    sql`update submission_files set submission_id = ${to}
        where submission_id = ${from} and field_id = ${fieldId}
          and (id = ${id}::int or position(drive_id in ${link}::text) > 0)
        returning case when state = 'uploaded' then drive_id end as "driveId"`,
  )
  return file?.driveId
}
