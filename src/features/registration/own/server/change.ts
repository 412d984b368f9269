import 'server-only'
import { readAnswers } from '@/features/answers/answer-shape'
import { REGISTRANT, storeEarlierAnswers } from '@/features/submissions/records/server/corrections'
import { lockAnswers, writeAnswers } from '@/features/submissions/records/server/stored-answers'
import { recordOwnChange } from '@/lib/audit/record'
import { countCall } from '@/lib/counters/limit'
import { type Executor, sql, transaction } from '@/lib/database/db'
import { waitedTooLong } from '@/lib/database/prepared'
import { AppError } from '@/lib/errors'
import { recipientOf } from '@/lib/mail/recipient'
import type { OwnChanged } from '../schema'
import { askAddress } from './address'
import { check, compare, differences, labelsOf, sharedIn, wordsFor } from './check-change'
import { NOT_DELETED, type Own } from './find'
import { moveSeat } from './move-seat'
import { answersTo, changeable, mayChange, seenOf } from './present'

/** Changes of one registration in an hour. */
const CHANGES_PER_HOUR = 60
const HOUR_S = 3600

async function write(
  tx: Executor,
  own: Own,
  seen: string,
  read: (stored: Record<string, unknown>) => Record<string, unknown>,
): Promise<OwnChanged> {
  const { submission } = own
  await tx.execute(sql`set local lock_timeout = '3s'`)
  const [locked] = await lockAnswers(tx, [submission.id], NOT_DELETED)
  const stored = locked && readAnswers(locked.data)
  if (!locked || !stored) throw new AppError('submission.unreadable')
  if (seenOf(answersTo(changeable(own), stored)) !== seen) {
    throw new AppError('own.changed', { fields: compare(own, stored, read(stored)) })
  }
  const { answers, contact } = check(own, stored, { ...sharedIn(own, stored), ...read(stored) })
  const change = differences(own, stored, answers)
  const address = contact ? change[contact] : undefined
  const before = contact ? stored[contact] : null
  const isNewAddress =
    contact !== null &&
    typeof address === 'string' &&
    recipientOf(address) !== recipientOf(typeof before === 'string' ? before : '')
  if (isNewAddress) delete change[contact]
  const ids = Object.keys(change)
  if (ids.length > 0) {
    const after = Object.fromEntries(
      Object.entries({ ...stored, ...change }).filter(([, answer]) => answer !== null),
    )
    const { id, formId, seat = null, party } = submission
    const partyId = party?.id ?? id
    await moveSeat(tx, {
      partyId,
      ownIds: own.row.party?.fieldIds ?? [],
      formId,
      seat,
      before: stored,
      after,
      isFull: wordsFor(own).optionFull,
    })
    await writeAnswers(tx, locked, change)
    const earlier = Object.fromEntries(ids.map((field) => [field, stored[field] ?? null]))
    await storeEarlierAnswers(tx, submission.id, earlier, REGISTRANT)
    await recordOwnChange(tx, 'submission.own_changed', submission.id, labelsOf(own, ids))
  }
  // Taken away, not replaced: there is no new mailbox to confirm it, and the old one is told.
  const isTakenAway = contact !== null && address === null && typeof before === 'string'
  if (contact && (isNewAddress || isTakenAway)) {
    await askAddress(tx, own, {
      fieldId: contact,
      was: typeof before === 'string' ? before : null,
      address: isNewAddress ? String(address) : null,
    })
  }
  return { changed: ids, isAddressAsked: isNewAddress }
}

/** The query builder wraps the database's error. */
const isLockedOut = (error: unknown) =>
  waitedTooLong(error) || waitedTooLong((error as Error).cause ?? {})

/**
 * Changes answers by the own link, if they are still the ones that were seen; a new e-mail address
 * waits until it is confirmed.
 * @param read makes the whole answers from the stored ones
 * @throws AppError `own.cancelled`, `own.change_over`, `own.changed`, `own.option_full`,
 * `submission.invalid`, `request.too_many`, `server.busy`
 */
export async function changeOwn(
  own: Own,
  seen: string,
  read: (stored: Record<string, unknown>) => Record<string, unknown>,
): Promise<OwnChanged> {
  if (own.submission.seat === 'cancelled') throw new AppError('own.cancelled')
  if (!mayChange(own)) throw new AppError('own.change_over')
  const key = `own-change:${own.submission.id}`
  await countCall({ key, points: CHANGES_PER_HOUR, seconds: HOUR_S }, 'request.too_many')
  try {
    return await transaction((tx) => write(tx, own, seen, read))
  } catch (error) {
    if (!(error instanceof AppError) && isLockedOut(error)) throw new AppError('server.busy')
    throw error
  }
}
