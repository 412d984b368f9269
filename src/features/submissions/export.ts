import { PassThrough, Readable } from 'node:stream'
import ExcelJS from 'exceljs'
import { recordAudit } from '@/lib/audit'
import { AppError } from '@/lib/errors'
import type { StaffActor } from '@/lib/http/actor'
import { getForm } from '../forms/data'
import type { EventForm, FormField } from '../forms/schema'
import { countMatching, listAnsweredFieldIds, streamSubmissions } from './data'
import { EXPORT_CELLS } from './export-cells'
import { STATUS_LABELS, type Submission, type SubmissionFilters } from './schema'

const FIXED_COLUMNS = [
  { header: 'ID', key: 'id', width: 8 },
  { header: 'Reference', key: 'reference', width: 12 },
  { header: 'Submitted', key: 'submittedAt', width: 18, style: { numFmt: 'yyyy-mm-dd hh:mm' } },
  { header: 'Status', key: 'status', width: 12 },
]

/** The form's fields in order, then removed ones that still have answers (design §3.7). */
async function exportedFields(form: EventForm, filters: SubmissionFilters): Promise<FormField[]> {
  const answered = await listAnsweredFieldIds(filters)
  return [...form.fields, ...form.archivedFields.filter(({ id }) => answered.has(id))]
}

function toRow(submission: Submission, fields: readonly FormField[]) {
  const cells = fields.map(({ id, fieldType }) => {
    const answer = submission.data[id]
    return [`field-${id}`, answer === undefined ? null : EXPORT_CELLS[fieldType].toCell(answer)]
  })
  return {
    id: submission.id,
    reference: submission.reference,
    submittedAt: new Date(submission.submittedAt),
    status: STATUS_LABELS[submission.status],
    ...Object.fromEntries(cells),
  }
}

async function writeWorkbook(
  target: PassThrough,
  fields: readonly FormField[],
  filters: SubmissionFilters,
): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: target, useStyles: true })
  const sheet = workbook.addWorksheet('Submissions', { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = [
    ...FIXED_COLUMNS,
    ...fields.map(({ id, label, fieldType }) => ({
      header: label,
      key: `field-${id}`,
      width: 24,
      style: { numFmt: EXPORT_CELLS[fieldType].format },
    })),
  ]
  sheet.getRow(1).font = { bold: true }
  sheet.getRow(1).commit()
  await streamSubmissions(filters, 'id', async (submissions) => {
    if (target.destroyed) throw new Error('The download was given up')
    for (const submission of submissions) sheet.addRow(toRow(submission, fields)).commit()
    // A reader slower than the database must not fill the memory.
    if (target.writableNeedDrain)
      await new Promise((resume) => target.once('drain', resume).once('close', resume))
  })
  await workbook.commit()
}

/**
 * The matching submissions of one form as an .xlsx stream, oldest first.
 * @throws AppError `form.not_found`, `export.empty`
 */
export async function exportSubmissions(
  formId: number | null,
  query: Omit<SubmissionFilters, 'formId'>,
  actor: StaffActor,
): Promise<ReadableStream> {
  const form = await getForm(formId)
  const filters = { ...query, formId: form.id }
  const count = await countMatching(filters)
  if (count === 0) throw new AppError('export.empty')
  const fields = await exportedFields(form, filters)
  await recordAudit({
    action: 'submissions.exported',
    actor,
    subject: form.name,
    detail: `${count}`,
  })
  const target = new PassThrough()
  writeWorkbook(target, fields, filters).catch((error) => {
    if (!target.destroyed) console.error('export:', error)
    target.destroy(error)
  })
  return Readable.toWeb(target) as ReadableStream
}
