import 'server-only'
import {
  fileJobsSql,
  insertFilesSql,
  insertReceiptSql,
  receiptJobsSql,
} from '@/features/delivery/server/outbox'
import { unchangedFormSql } from '@/features/forms/server/unchanged-form'
import { type SQL, sql } from '@/lib/database/db'
import { insertJobsSql } from '@/lib/queue/enqueue'

const slot = sql.placeholder
const ROW = sql`select id, 1 as person from row`
const PEOPLE = sql`select id, 1 as person from row union all select id, person::int from member`
const FILE = sql`select id from file`
const RECEIPT = sql`select id from receipt`
const RECEIPT_SLOTS = {
  address: slot('address'),
  recipient: slot('recipient'),
  trail: slot('trail'),
  afterSeconds: slot('afterSeconds'),
}

export interface StatementParts {
  hasFiles: boolean
  hasScanner: boolean
  areFilesSent: boolean
  hasReceipt: boolean
  isByHand: boolean
  hasLimits: boolean
  isParty: boolean
}

/**
 * Returns the parts of the statement for a form with limits. `claim_places` counts the place
 * (decision 066). A repeat must violate the unique index of the idempotency key, because only an
 * error undoes the counting.
 */
function seatParts({ isByHand, isParty }: Pick<StatementParts, 'isByHand' | 'isParty'>) {
  // In a full form without a waiting list, a registration by staff gets a place beyond the limit.
  const seat = isByHand ? sql`case seat when 'full' then 'held' else seat end` : sql`seat`
  return {
    claim: sql`claim as materialized (select ${seat} as seat, line, is_counted
      from form, claim_places(form.id, ${slot('formVersion')}, ${slot(isParty ? 'claims' : 'data')}::jsonb))`,
    columns: sql`, seat, line, is_counted`,
    values: sql`, claim.seat, claim.line, claim.is_counted`,
    from: sql`, claim where claim.seat <> 'full'`,
    result: sql`, (select seat from claim) as seat,
      (select current_setting('synchronous_commit') = 'off' from claim) as "isEarly"`,
  }
}

export function buildRegistrationStatement(load: StatementParts): SQL {
  const { hasFiles, areFilesSent, hasReceipt, isByHand, hasLimits, isParty } = load
  const seat = hasLimits ? seatParts(load) : null
  const columns = isByHand ? sql`, entered_by_id, entered_how` : sql``
  const values = isByHand
    ? sql`, ${slot('enteredBy')}::numeric, ${slot('enteredHow')}::enum_submissions_entered_how`
    : sql``
  const parts = [
    sql`form as (${unchangedFormSql(slot('formId'), slot('formVersion'), {
      isByHand,
      now: slot('now'),
      openedAt: slot('openedAt'),
    })})`,
    ...(seat ? [seat.claim] : []),
    sql`row as (
      insert into submissions (form_id, reference, status, submitted_at, data, search_text,
        idempotency_key, fingerprint, suspected_at, suspicion, notice_version, notice_agreed_at,
        language, form_revision${columns}${seat?.columns ?? sql``}${isParty ? sql`, person` : sql``})
      select form.id, ${slot('reference')}, 'new', ${slot('now')}::timestamptz,
        ${slot('data')}::jsonb, ${slot('searchText')}, ${slot('idempotencyKey')},
        ${slot('fingerprint')}, ${slot('suspectedAt')}::timestamptz, ${slot('suspicion')}::jsonb,
        ${slot('agreedTo')}::numeric, ${slot('agreedAt')}::timestamptz,
        ${slot('language')}, ${slot('formRevision')}::numeric${values}${seat?.values ?? sql``}${isParty ? sql`, 1` : sql``}
      from form${seat?.from ?? sql``}
      ${seat ? sql`` : sql`on conflict (form_id, idempotency_key) do nothing`}
      returning id, reference)`,
  ]
  if (isParty) {
    parts.push(sql`member as (
      insert into submissions (form_id, reference, status, submitted_at, data, search_text,
        fingerprint, suspected_at, suspicion, notice_version, notice_agreed_at, language,
        form_revision, party_id, person${columns}${seat?.columns ?? sql``})
      select form.id, row.reference || '-' || one.person, 'new', ${slot('now')}::timestamptz,
        one.data, one."searchText", ${slot('fingerprint')}, ${slot('suspectedAt')}::timestamptz,
        ${slot('suspicion')}::jsonb, ${slot('agreedTo')}::numeric, ${slot('agreedAt')}::timestamptz,
        ${slot('language')}, ${slot('formRevision')}::numeric, row.id,
        one.person${values}${seat?.values ?? sql``}
      from form, row, jsonb_to_recordset(${slot('members')}::jsonb)
        as one(person int, data jsonb, "searchText" text)${seat ? sql`, claim` : sql``}
      returning id, person)`)
  }
  const jobs: SQL[] = []
  if (hasFiles) parts.push(sql`file as (${insertFilesSql(isParty ? PEOPLE : ROW, slot('files'))})`)
  if (areFilesSent) jobs.push(fileJobsSql(FILE))
  if (hasReceipt) {
    parts.push(sql`receipt as (${insertReceiptSql(ROW, RECEIPT_SLOTS)})`)
    jobs.push(receiptJobsSql(RECEIPT, RECEIPT_SLOTS))
  }
  if (jobs.length > 0) parts.push(sql`job as (${insertJobsSql(sql.join(jobs, sql` union all `))})`)
  return sql`with ${sql.join(parts, sql`, `)}
    select row.id, row.reference, exists (select from form) as "isFormUnchanged"${seat?.result ?? sql``}
    from (select) as one left join row on true`
}
