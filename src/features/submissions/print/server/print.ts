import 'server-only'
import { personName } from '@/features/answers/person-name'
import { getForm } from '@/features/forms/server/data'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { fetchRows, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { formatColumnText } from '../../column-text'
import { shownColumns } from '../../columns'
import { listEachPerson } from '../../each-person'
import type { PrintQuery } from '../../export/export-choice'
import { resolveAnswerFilters } from '../../server/resolve-answers'
import {
  FILE_COUNT_COLUMN,
  matchingCondition,
  NOTE_COUNT_SQL,
  presentSubmission,
  type RawSubmission,
  SUBMISSION_COLUMNS,
} from '../../server/rows'
import { compareByName, MAX_PRINTED_PEOPLE, type PrintSheet } from '../print-sheet'

/**
 * Returns the list to print, without people who have cancelled. Throws `form.not_found`,
 * `submissions.too_many`, `submissions.answer_filter`.
 */
export async function getPrintSheet(
  formId: number,
  { columns: chosen = [], ...filters }: PrintQuery,
  actor: StaffActor,
): Promise<PrintSheet> {
  const form = await getForm(formId)
  const asked = await resolveAnswerFilters({ ...filters, formId: form.id, me: actor.id })
  const rows = await fetchRows<RawSubmission>(
    sql`select ${SUBMISSION_COLUMNS} from submissions where ${matchingCondition(asked)} order by id limit ${MAX_PRINTED_PEOPLE + 1}`,
  )
  if (rows.length > MAX_PRINTED_PEOPLE) throw new AppError('submissions.too_many')
  const others = await fetchRows<Pick<RawSubmission, 'id' | 'files' | 'notes'>>(
    sql`select id, ${FILE_COUNT_COLUMN}, ${NOTE_COUNT_SQL} as notes from submissions
        where party_id = any(${sql.param(rows.map(({ id }) => id))}::numeric[])`,
  )
  const own = new Map(others.map((one) => [one.id, one]))
  const columns = shownColumns(chosen, form)
  const registrations = rows
    .map(presentSubmission)
    .map((submission) =>
      listEachPerson(submission)
        .filter(({ seat }) => seat !== 'cancelled')
        .map(({ id, reference, data }) => ({
          id,
          reference,
          name: personName(form, data),
          cells: columns.map((column) =>
            formatColumnText(column, { ...submission, ...own.get(id), id, reference, data }),
          ),
        })),
    )
    .filter((people) => people.length > 0)
  const people = registrations.flat()
  if (people.length > MAX_PRINTED_PEOPLE) throw new AppError('submissions.too_many')
  const detail = `${people.length}`
  const entry = { action: 'submissions.printed', actor, subject: form.name, detail } as const
  await recordAudit({ ...entry, formId: form.id })
  return {
    form: form.name,
    columns: columns.map(({ label }) => label),
    registrations: registrations.length,
    people: people.sort(compareByName),
  }
}
