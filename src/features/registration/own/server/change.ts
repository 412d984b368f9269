import 'server-only'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import { findRegistrantEmail } from '@/features/answers/receipt-address'
import {
  REGISTRANT_AS_AUTHOR,
  storeEarlierAnswers,
} from '@/features/submissions/records/server/corrections'
import { lockAnswers, writeAnswers } from '@/features/submissions/records/server/stored-answers'
import { recordRegistrantChange } from '@/lib/audit/record'
import { countCall } from '@/lib/counters/limit'
import { type Executor, sql, transaction } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { canonicalMailbox } from '@/lib/mail/recipient'
import type { OwnChangeResult } from '../schema'
import { requestAddressConfirmation } from './address'
import {
  checkChangedAnswers,
  conflictMessages,
  findChangedAnswers,
  joinedLabelsOf,
  ownWordsFor,
  sharedAnswersIn,
} from './check-change'
import { NOT_DELETED_CONDITION, type OpenedLink } from './find'
import { claimChangedOptions } from './move-seat'
import { changeableFields, checksumOf, mayChangeAnswers, pickFieldAnswers } from './present'

const CHANGES_PER_HOUR = 60
const HOUR_S = 3600

async function write(
  tx: Executor,
  own: OpenedLink,
  seen: string,
  read: (stored: Record<string, unknown>) => Record<string, unknown>,
): Promise<OwnChangeResult> {
  const { submission } = own
  const { id, formId, party } = submission
  await tx.execute(sql`set local lock_timeout = '3s'`)
  const [locked] = await lockAnswers(tx, [id], NOT_DELETED_CONDITION)
  const stored = locked && toStoredAnswers(locked.data)
  if (!locked || !stored) throw new AppError('submission.unreadable')
  // Reads the seat again, because an offer may have been accepted or the registration cancelled
  // before the row was locked.
  const { seat } = locked
  if (seat === 'cancelled') throw new AppError('own.cancelled')
  if (checksumOf(pickFieldAnswers(changeableFields(own), stored)) !== seen) {
    throw new AppError('own.changed', { fields: conflictMessages(own, stored, read(stored)) })
  }
  const { answers, contact } = checkChangedAnswers(own, stored, {
    ...sharedAnswersIn(own, stored),
    ...read(stored),
  })
  const change = findChangedAnswers(own, stored, answers)
  const address = contact ? change[contact] : undefined
  const before = contact ? stored[contact] : null
  const isNewAddress =
    contact !== null &&
    typeof address === 'string' &&
    canonicalMailbox(address) !== canonicalMailbox(typeof before === 'string' ? before : '')
  if (isNewAddress) delete change[contact]
  const ids = Object.keys(change)
  const after = Object.fromEntries(
    Object.entries({ ...stored, ...change }).filter(([, answer]) => answer !== null),
  )
  if (ids.length > 0) {
    await claimChangedOptions(tx, {
      partyId: party?.id ?? id,
      ownIds: own.row.party?.fieldIds ?? [],
      formId,
      seat,
      before: stored,
      after,
      isFull: ownWordsFor(own).optionFull,
    })
    await writeAnswers(tx, locked, change)
    const earlier = Object.fromEntries(ids.map((field) => [field, stored[field] ?? null]))
    await storeEarlierAnswers(tx, id, earlier, REGISTRANT_AS_AUTHOR)
    await recordRegistrantChange(tx, 'submission.own_changed', id, joinedLabelsOf(own, ids))
  }
  const confirm =
    contact && isNewAddress
      ? { fieldId: contact, was: typeof before === 'string' ? before : null, address }
      : null
  // The earlier address is also informed when it was removed, or when the change makes another
  // field the one with the registrant's address.
  const reached = findRegistrantEmail(own.form, stored)
  const isLeft =
    reached !== null &&
    canonicalMailbox(findRegistrantEmail(own.form, after) ?? '') !== canonicalMailbox(reached)
  const told = confirm || isLeft ? reached : null
  if (confirm || told !== null) await requestAddressConfirmation(tx, own, { confirm, told })
  return { changed: ids, isAddressAsked: isNewAddress }
}

/**
 * Changes answers by the registrant's link, unless the stored answers have changed since the
 * registrant saw them. A new email address is stored only after its owner has confirmed it.
 * @param seen the checksum of the answers that the registrant saw (`checksumOf`)
 * @param read gets the stored answers and returns all changeable answers, with the changes
 * @throws AppError `own.cancelled`, `own.change_over`, `own.changed` with both answers per field,
 * `own.option_full`, `submission.invalid`, `submission.unknown_field`, `submission.unreadable`,
 * `request.too_many`
 */
export async function changeOwnAnswers(
  own: OpenedLink,
  seen: string,
  read: (stored: Record<string, unknown>) => Record<string, unknown>,
): Promise<OwnChangeResult> {
  if (own.submission.seat === 'cancelled') throw new AppError('own.cancelled')
  if (!mayChangeAnswers(own)) throw new AppError('own.change_over')
  const key = `own-change:${own.submission.id}`
  await countCall({ key, points: CHANGES_PER_HOUR, seconds: HOUR_S }, 'request.too_many')
  return transaction((tx) => write(tx, own, seen, read))
}
