import 'server-only'
import type { EventForm, FormField } from '@/features/forms/schema'
import { getForm } from '@/features/forms/server/data'
import { recordAudit } from '@/lib/audit/record'
import { AppError } from '@/lib/errors'
import type { StaffActor } from '@/lib/http/actor'
import { type Column, streamWorkbook } from '@/lib/xlsx'
import type { Submission, SubmissionFilters } from '../schema'
import { STATUS_LABELS } from '../statuses'
import { listAnsweredFieldIds, streamSubmissions } from './data'
import { EXPORT_CELLS, toCell, UNREADABLE_CELL } from './export-cells'
import { countMatching } from './list'

const FIXED_COLUMNS: readonly Column[] = [
  { key: 'id', header: 'ID', width: 8 },
  { key: 'reference', header: 'Reference', width: 12 },
  { key: 'submittedAt', header: 'Submitted', width: 18, format: 'yyyy-mm-dd hh:mm' },
  { key: 'status', header: 'Status', width: 12 },
]

/** For a form that has ever shown a notice. */
const NOTICE_COLUMNS: readonly Column[] = [
  { key: 'noticeVersion', header: 'Notice version', width: 14 },
  { key: 'noticeAgreedAt', header: 'Agreed', width: 18, format: 'yyyy-mm-dd hh:mm' },
]

/** The form's fields in order, then removed ones that still have answers. */
async function exportedFields(form: EventForm, filters: SubmissionFilters): Promise<FormField[]> {
  const answered = await listAnsweredFieldIds(filters)
  return [...form.fields, ...form.archivedFields.filter(({ id }) => answered.has(id))]
}

const columnKey = ({ id }: FormField) => `field-${id}`

const toColumn = (field: FormField): Column => ({
  key: columnKey(field),
  header: field.label,
  width: 24,
  format: EXPORT_CELLS[field.fieldType].format,
})

function toRow(submission: Submission, fields: readonly FormField[]) {
  const { id, reference, submittedAt, data, agreedTo } = submission
  const cells = fields.map((field) => [columnKey(field), toCell(data, field)] as const)
  return {
    id,
    reference,
    submittedAt: submittedAt === null ? UNREADABLE_CELL : new Date(submittedAt),
    status: STATUS_LABELS[submission.status],
    noticeVersion: agreedTo?.version ?? null,
    noticeAgreedAt: agreedTo?.at ? new Date(agreedTo.at) : null,
    ...Object.fromEntries(cells),
  }
}

/**
 * The matching submissions of one form as an .xlsx stream, oldest first.
 * @throws AppError `form.not_found`, `export.empty`
 */
export async function exportSubmissions(
  id: number | null,
  query: Omit<SubmissionFilters, 'formId'>,
  actor: StaffActor,
): Promise<ReadableStream> {
  const form = await getForm(id)
  const filters = { ...query, formId: form.id, me: actor.id }
  const count = await countMatching(filters)
  if (count === 0) throw new AppError('export.empty')
  const fields = await exportedFields(form, filters)
  const detail = `${count}`
  const formId = form.id
  await recordAudit({ action: 'submissions.exported', actor, subject: form.name, detail, formId })
  const notice = form.privacy.notice.version > 0 ? NOTICE_COLUMNS : []
  const columns = [...FIXED_COLUMNS, ...notice, ...fields.map(toColumn)]
  return streamWorkbook('Submissions', columns, (writeRows) =>
    streamSubmissions(filters, 'id', (batch) =>
      writeRows(batch.map((submission) => toRow(submission, fields))),
    ),
  )
}
