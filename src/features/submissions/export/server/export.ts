import 'server-only'
import { HAS_SEATS_SQL } from '@/features/forms/capacity/server/has-seats'
import { isQuestion } from '@/features/forms/field-types'
import { presentForm } from '@/features/forms/present'
import type { EventForm, FormField } from '@/features/forms/schema'
import { getFormRow } from '@/features/forms/server/data'
import { can, type StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { streamCsv } from '@/lib/csv'
import { fetchRows, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { SheetColumn } from '@/lib/sheet-stream'
import { textWithTimesColumn, timeColumn } from '@/lib/sheet-time'
import { streamWorkbook } from '@/lib/xlsx'
import type { ResolvedFilters } from '../../server/answer-conditions'
import { countMatching } from '../../server/counts'
import { listAnsweredFieldIds } from '../../server/data'
import { resolveAnswerFilters } from '../../server/resolve-answers'
import { answerFieldIdOf } from '../../sort'
import type { ExportQuery } from '../export-choice'
import type { ExportedPart } from './export-parts'
import { exportColumnOf, streamExportRows } from './export-rows'

export const FIXED_COLUMNS: readonly SheetColumn[] = [
  { key: 'id', header: 'ID', width: 8 },
  { key: 'reference', header: 'Reference', width: 12 },
  timeColumn('submittedAt', 'Submitted'),
  { key: 'status', header: 'Status', width: 12 },
]

const NOTICE_COLUMNS: readonly SheetColumn[] = [
  { key: 'noticeVersion', header: 'Notice version', width: 14 },
  timeColumn('noticeAgreedAt', 'Agreed'),
]

const MORE_COLUMNS: Record<ExportedPart, SheetColumn> = {
  seats: { key: 'seats', header: 'Place', width: 20 },
  files: { key: 'files', header: 'Files', width: 8 },
  assignee: { key: 'assignee', header: 'Assignee', width: 20, format: '@' },
  notes: textWithTimesColumn('notes', 'Notes', 40),
  history: textWithTimesColumn('history', 'Status changes', 40),
}

interface Plan {
  columns: SheetColumn[]
  fields: FormField[]
  more: ExportedPart[]
}

async function planAll(form: EventForm, filters: ResolvedFilters): Promise<Plan> {
  const answered = await listAnsweredFieldIds(filters)
  const asked = form.fields.filter(isQuestion)
  const fields = [...asked, ...form.archivedFields.filter(({ id }) => answered.has(id))]
  const notice = form.privacy.notice.version > 0 ? NOTICE_COLUMNS : []
  return { columns: [...notice, ...fields.map(exportColumnOf)], fields, more: [] }
}

/**
 * Plans the export of the chosen columns. Leaves out columns that the form does not have, and
 * `reference`, which is always exported.
 */
function planChosen(form: EventForm, chosen: NonNullable<ExportQuery['columns']>): Plan {
  const known = new Map(
    [...form.fields, ...form.archivedFields].filter(isQuestion).map((field) => [field.id, field]),
  )
  const plan: Plan = { columns: [], fields: [], more: [] }
  for (const { id } of chosen) {
    const field = known.get(answerFieldIdOf(id) ?? '')
    if (field) {
      plan.fields.push(field)
      plan.columns.push(exportColumnOf(field))
    } else if (id === 'assignee' || id === 'notes' || id === 'files') {
      plan.more.push(id)
      plan.columns.push(MORE_COLUMNS[id])
    }
  }
  return plan
}

async function hasSeats(id: number): Promise<boolean> {
  const [found] = await fetchRows<{ is: boolean }>(
    sql`select ${HAS_SEATS_SQL} as is from forms where id = ${id}`,
  )
  return found?.is ?? false
}

export async function exportSubmissions(
  id: number,
  { format, columns: chosen, with: wanted = [], rows, ...query }: ExportQuery,
  actor: StaffActor,
): Promise<ReadableStream> {
  const stored = await getFormRow(id)
  const form = presentForm(stored)
  const ownIds = rows === 'people' ? (stored.party?.fieldIds ?? []) : null
  if (wanted.includes('history') && !can(actor, 'audit.read')) throw new AppError('auth.forbidden')
  const filters = await resolveAnswerFilters({ ...query, formId: form.id, me: actor.id })
  const count = await countMatching(filters)
  if (count === 0) throw new AppError('export.empty')
  const plan = chosen ? planChosen(form, chosen) : await planAll(form, filters)
  const more = [...new Set(wanted)].filter((extra) => !plan.more.includes(extra))
  const seats: ExportedPart[] = (await hasSeats(id)) ? ['seats'] : []
  const detail = `${count}`
  const formId = form.id
  await recordAudit({ action: 'submissions.exported', actor, subject: form.name, detail, formId })
  const [first, last] = [seats, more].map((parts) => parts.map((part) => MORE_COLUMNS[part]))
  const columns = [...FIXED_COLUMNS, ...(first ?? []), ...plan.columns, ...(last ?? [])]
  const fill = (writeRows: Parameters<typeof streamExportRows>[3]) =>
    streamExportRows(
      filters,
      plan.fields,
      { more: [...seats, ...plan.more, ...more], ownIds },
      writeRows,
    )
  return format === 'csv' ? streamCsv(columns, fill) : streamWorkbook('Submissions', columns, fill)
}
