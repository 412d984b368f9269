import 'server-only'
import {
  type FileWithId,
  fileJobsSql,
  insertFilesSql,
  insertReceiptSql,
  receiptJobsSql,
  receiptValues,
} from '@/features/delivery/server/outbox'
import { selectUnchangedForm } from '@/features/forms/server/data'
import type { EntryMethod } from '@/features/submissions/schema'
import type { Mark } from '@/lib/counters/counters'
import { type SQL, sql } from '@/lib/database/db'
import { lacksReferred, prepared } from '@/lib/database/prepared'
import { isScannerOn } from '@/lib/env'
import type { OtherLanguage } from '@/lib/languages'
import { jobsOf } from '@/lib/queue/enqueue'
import type { Suspicion } from '@/lib/suspicion/suspicion'
import type { RegistrationResult } from '../schema'

/** A registration as it is stored, with its files and its confirmation email. */
export interface Row {
  formId: number
  /** The version of the form by which the answers were validated. */
  formVersion: string
  reference: string
  /** The answers as JSON. */
  data: string
  searchText: string
  idempotencyKey: string | null
  fingerprint: string
  /**
   * Null unless the registration is suspected; the jobs of a suspected one are queued at its
   * release.
   */
  suspicion: Suspicion | null
  /** The language in which the visitor read the form, null for English, and the form's revision. */
  language: OtherLanguage | null
  formRevision: number
  /** The version of the notice that was agreed to; null when the form shows none. */
  agreedTo: number | null
  files: readonly FileWithId[]
  /**
   * The staff member who registered somebody, and how it was received; null when the visitor sent
   * it.
   */
  byHand: { actorId: number; how: EntryMethod } | null
  /** The confirmation email; null when none is sent. */
  receipt: { address: string; trail: readonly Mark[] } | null
}

const slot = sql.placeholder
const ROW = sql`select id from row`
const FILE = sql`select id from file`
const RECEIPT = sql`select id from receipt`
const RECEIPT_SLOTS = {
  address: slot('address'),
  recipient: slot('recipient'),
  trail: slot('trail'),
  afterSeconds: slot('afterSeconds'),
}

/** Which optional parts the statement has, such as rows in other tables. */
interface Load {
  hasFiles: boolean
  /** True when files are scanned for viruses before they are sent to the drive. */
  hasScanner: boolean
  areFilesSent: boolean
  hasReceipt: boolean
  isByHand: boolean
}

function statement({ hasFiles, areFilesSent, hasReceipt, isByHand }: Load): SQL {
  const columns = isByHand ? sql`, entered_by_id, entered_how` : sql``
  const values = isByHand
    ? sql`, ${slot('enteredBy')}::numeric, ${slot('enteredHow')}::enum_submissions_entered_how`
    : sql``
  const parts = [
    sql`form as (${selectUnchangedForm(slot('formId'), slot('formVersion'), isByHand)})`,
    sql`row as (
      insert into submissions (form_id, reference, status, submitted_at, data, search_text,
        idempotency_key, fingerprint, suspected_at, suspicion, notice_version, notice_agreed_at,
        language, form_revision${columns})
      select form.id, ${slot('reference')}, 'new', ${slot('now')}::timestamptz,
        ${slot('data')}::jsonb, ${slot('searchText')}, ${slot('idempotencyKey')},
        ${slot('fingerprint')}, ${slot('suspectedAt')}::timestamptz, ${slot('suspicion')}::jsonb,
        ${slot('agreedTo')}::numeric, ${slot('agreedAt')}::timestamptz,
        ${slot('language')}, ${slot('formRevision')}::numeric${values}
      from form
      on conflict (form_id, idempotency_key) do nothing
      returning id, reference)`,
  ]
  const jobs: SQL[] = []
  if (hasFiles) parts.push(sql`file as (${insertFilesSql(ROW, slot('files'))})`)
  if (areFilesSent) jobs.push(fileJobsSql(FILE))
  if (hasReceipt) {
    parts.push(sql`receipt as (${insertReceiptSql(ROW, RECEIPT_SLOTS)})`)
    jobs.push(receiptJobsSql(RECEIPT, RECEIPT_SLOTS))
  }
  if (jobs.length > 0) parts.push(sql`job as (${jobsOf(sql.join(jobs, sql` union all `))})`)
  return sql`with ${sql.join(parts, sql`, `)}
    select row.id, row.reference, exists (select from form) as "isFormUnchanged"
    from (select) as one left join row on true`
}

interface Stored {
  id: number | null
  reference: string
  isFormUnchanged: boolean
}

const statements = new Map<string, ReturnType<typeof prepared<Stored>>>()

function preparedFor(load: Load) {
  const name = `registration${Object.values(load).map(Number).join('')}`
  const known = statements.get(name) ?? prepared<Stored>(name, statement(load))
  statements.set(name, known)
  return known
}

/**
 * Stores a registration with its files' rows, its confirmation and their jobs in one statement,
 * which is a transaction of its own. Stores nothing when the form has another version by now, or
 * the key was used before.
 */
export async function store(row: Row): Promise<RegistrationResult | 'form changed' | 'key used'> {
  const { suspicion, files, receipt, byHand, ...values } = row
  const hasFiles = files.length > 0
  const load = {
    hasFiles,
    hasScanner: isScannerOn(),
    areFilesSent: hasFiles && !suspicion,
    hasReceipt: receipt !== null && !suspicion,
    isByHand: byHand !== null,
  }
  const now = new Date().toISOString()
  const storing = preparedFor(load)({
    ...values,
    now,
    suspectedAt: suspicion && now,
    suspicion: suspicion && JSON.stringify(suspicion),
    agreedAt: row.agreedTo === null ? null : now,
    ...(byHand && { enteredBy: byHand.actorId, enteredHow: byHand.how }),
    ...(hasFiles && { files: JSON.stringify(files) }),
    ...(receipt && receiptValues(receipt.address, receipt.trail)),
  })
  const [stored] = await storing.catch((error) => {
    // The form was deleted between its check and the end of the statement.
    if (lacksReferred(error)) return []
    throw error
  })
  if (!stored?.isFormUnchanged) return 'form changed'
  return stored.id === null ? 'key used' : { id: stored.id, reference: stored.reference }
}
