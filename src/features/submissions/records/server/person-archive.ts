import 'server-only'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import { listAnswerRows, textOfAnswer } from '@/features/answers/answer-view'
import { listPersonFiles, type PersonFile } from '@/features/delivery/server/person-files'
import { readFormsById } from '@/features/forms/server/data'
import { fetchRows, sql } from '@/lib/database/db'

interface Row {
  id: number
  formId: number
  reference: string
  submittedAt: string | null
  status: string
  data: unknown
  noticeVersion: number | null
  noticeAgreedAt: string | null
  notes: { text: string; at: string }[]
  corrections: { fieldId: string; earlier: unknown; at: string }[]
  mergedInto: number | null
  receipt: { address: string; state: string; sentAt: string | null } | null
  messages: { subject: string; address: string; state: string; sentAt: string | null }[]
  seat: string | null
  offers: { address: string | null; state: string; sentAt: string | null; reason: string | null }[]
}

interface ArchivedSubmission {
  id: number
  form: string
  reference: string
  submittedAt: string | null
  status: string
  answers: { label: string; value: string | null }[]
  earlierAnswers: { label: string; value: string | null; at: string }[]
  mergedInto: number | null
  agreedTo: { noticeVersion: number; at: string | null } | null
  staffNotes: Row['notes']
  confirmationEmail: Row['receipt']
  messages: Row['messages']
  seat: Row['seat']
  offersOfAPlace: Row['offers']
  files: PersonFile[]
}

export async function listSubmissionsForDownload(
  ids: readonly number[],
): Promise<ArchivedSubmission[]> {
  const forms = await readFormsById()
  const rows = await fetchRows<Row>(sql`
    select id, form_id as "formId", reference, submitted_at as "submittedAt", status, data,
      notice_version::int as "noticeVersion", notice_agreed_at as "noticeAgreedAt",
      (select coalesce(json_agg(json_build_object('text', text, 'at', created_at) order by id), '[]')
        from submission_notes where submission_id = submission.id) as notes,
      (select coalesce(json_agg(json_build_object('fieldId', field_id, 'earlier', earlier,
          'at', created_at) order by id), '[]')
        from submission_corrections where submission_id = submission.id) as corrections,
      merged_into_id::int as "mergedInto",
      (select json_build_object('address', address, 'state', state, 'sentAt', sent_at)
        from receipts where submission_id = submission.id) as receipt,
      seat,
      (select coalesce(json_agg(json_build_object('address', address, 'state', state,
          'sentAt', sent_at, 'reason', reason) order by id), '[]')
        from place_offers where submission_id = submission.id) as offers,
      (select coalesce(json_agg(json_build_object('subject', subject, 'address', address,
          'state', one.state, 'sentAt', sent_at) order by one.id), '[]')
        from mailing_recipients one join mailings on mailings.id = mailing_id
        where submission_id = submission.id) as messages
    from submissions submission where id = any(${sql.param(ids)}::int[]) order by id`)
  const files = await listPersonFiles(ids)
  return rows.map((row) => ({
    id: row.id,
    form: forms.get(row.formId)?.name ?? 'Unknown Form',
    reference: row.reference,
    submittedAt: row.submittedAt,
    status: row.status,
    answers: listAnswerRows(toStoredAnswers(row.data) ?? {}, forms.get(row.formId) ?? null).map(
      ({ label, view }) => ({ label, value: textOfAnswer(view) }),
    ),
    earlierAnswers: row.corrections.flatMap(({ fieldId, earlier, at }) =>
      listAnswerRows({ [fieldId]: earlier }, forms.get(row.formId) ?? null)
        .filter((answer) => answer.fieldId === fieldId)
        .map(({ label, view }) => ({ label, value: textOfAnswer(view), at })),
    ),
    mergedInto: row.mergedInto,
    agreedTo:
      row.noticeVersion === null
        ? null
        : { noticeVersion: row.noticeVersion, at: row.noticeAgreedAt },
    staffNotes: row.notes,
    confirmationEmail: row.receipt,
    messages: row.messages,
    seat: row.seat,
    offersOfAPlace: row.offers,
    files: files.filter(({ submissionId }) => submissionId === row.id),
  }))
}
