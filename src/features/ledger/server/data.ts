import 'server-only'
import { fetchRows, sql } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { driveSettings } from '@/lib/env'
import type { Ledger, LedgerLine } from '../schema'
import { fileIdCondition, findLostFileIds } from './file-gaps'
import { findGaps } from './gaps'

interface Row {
  formId: number
  formName: string
  received: number
  receipts: number
  sent: number
  failed: number
  held: number
  kept: number
  files: number
  uploaded: number
  incomplete: number
}

const countByForm = async (lost: readonly number[]): Promise<Row[]> =>
  fetchRows<Row>(sql`
    with registrations as (
      select form_id, count(*)::int as received from submissions
      where ${IS_LIVE} and party_id is null group by form_id),
    mail as (
      select form_id, count(*)::int as receipts,
        (count(*) filter (where receipts.state = 'sent'))::int as sent,
        (count(*) filter (where receipts.state = 'failed'))::int as failed,
        (count(*) filter (where receipts.state = 'held'))::int as held,
        (count(*) filter (where receipts.state = 'sent' and is_kept))::int as kept
      from receipts join submissions on submissions.id = submission_id
      where ${IS_LIVE} group by form_id),
    files as (
      select form_id, count(*)::int as files,
        (count(*) filter (where submission_files.state = 'uploaded'))::int as uploaded,
        (count(distinct coalesce(party_id, submission_id))
          filter (where scan <> 'infected' and ${fileIdCondition(lost)}))::int as incomplete
      from submission_files join submissions on submissions.id = submission_id
      where ${IS_LIVE} and scan <> 'infected' group by form_id)
    select forms.id as "formId", forms.name as "formName", received,
      coalesce(receipts, 0) as receipts, coalesce(sent, 0) as sent,
      coalesce(failed, 0) as failed, coalesce(held, 0) as held, coalesce(kept, 0) as kept,
      coalesce(files, 0) as files, coalesce(uploaded, 0) as uploaded,
      coalesce(incomplete, 0) as incomplete
    from forms join registrations on registrations.form_id = forms.id
    left join mail on mail.form_id = forms.id left join files on files.form_id = forms.id
    order by forms.name, forms.id`)

const toLine = ({ formId, formName, received, ...row }: Row): LedgerLine => ({
  formId,
  formName,
  received,
  stored: received - row.incomplete,
  mailed: { done: row.sent, all: row.receipts - row.held },
  failed: row.failed,
  held: row.held,
  kept: row.kept,
  inDrive: { done: row.uploaded, all: row.files },
})

export async function readLedger(): Promise<Ledger> {
  const lost = await findLostFileIds()
  const [rows, { gaps, count }] = await Promise.all([countByForm(lost), findGaps(lost)])
  return {
    isDriveOn: driveSettings() !== null,
    lines: rows.map(toLine),
    gaps,
    gapCount: count,
  }
}
