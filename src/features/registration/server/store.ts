import 'server-only'
import { type FileWithId, receiptValues } from '@/features/delivery/server/outbox'
import type { SeatState } from '@/features/forms/capacity/schema'
import type { EntryMethod } from '@/features/submissions/schema'
import type { CounterLimit } from '@/lib/counters/counters'
import { onOneConnection, waitUntilDurable } from '@/lib/database/durable'
import { isForeignKeyViolation, isLockError, violatesUniqueIndex } from '@/lib/database/error-kinds'
import { prepareQuery } from '@/lib/database/prepared'
import { isScannerOn } from '@/lib/env'
import { AppError } from '@/lib/errors'
import type { OtherLanguage } from '@/lib/languages'
import type { Suspicion } from '@/lib/suspicion/suspicion'
import type { LaterPerson } from './people'
import type { StoredResult } from './result'
import { buildRegistrationStatement, type StatementParts } from './store-statement'

export interface RegistrationRow {
  formId: number
  formVersion: string
  hasLimits: boolean
  /**
   * When the sender's page was rendered, ISO 8601; null if that is unknown or the form has no
   * closing time.
   */
  openedAt: string | null
  reference: string
  /** The answers as JSON; for a party the shared ones and those of the first person. */
  data: string
  /**
   * The text in which staff search. For a party also the texts of the other people, after the first
   * person's text and a character with code 30 (decision 069).
   */
  searchText: string
  /** True in a form that takes several people at once, even when only one was registered. */
  isParty: boolean
  members: readonly LaterPerson[]
  idempotencyKey: string | null
  fingerprint: string
  /**
   * The signs of spam; null for a registration that is not suspected. The jobs of a suspected one
   * are queued at its release.
   */
  suspicion: Suspicion | null
  /**
   * The visitor's language. Null for English, for a registration by hand, and when the form has no
   * texts in the language.
   */
  language: OtherLanguage | null
  formRevision: number
  agreedTo: number | null
  files: readonly (FileWithId & { person: number })[]
  byHand: { actorId: number; how: EntryMethod } | null
  receipt: { address: string; trail: readonly CounterLimit[] } | null
}

interface Stored {
  id: number | null
  reference: string
  isFormUnchanged: boolean
  /**
   * The state of the seat, or `full`. Present only in a form with limits; null when the form has
   * changed.
   */
  seat?: SeatState | 'full' | null
  isEarly?: boolean
}

const KEY_INDEX = 'form_idempotencyKey_idx'
const KEY_USED: Stored = { id: null, reference: '', isFormUnchanged: true }

const claimsOf = ({ data, members }: RegistrationRow) =>
  `[${[data, ...members.map((member) => JSON.stringify(member.data))].join()}]`

const statements = new Map<string, ReturnType<typeof prepareQuery<Stored>>>()

function preparedFor(load: StatementParts) {
  const name = `registration${Object.values(load).map(Number).join('')}`
  const known = statements.get(name) ?? prepareQuery<Stored>(name, buildRegistrationStatement(load))
  statements.set(name, known)
  return known
}

/**
 * Stores a registration for a form with limits. If it had to wait for a lock, it commits without
 * waiting for the disk, so that others get the lock sooner; this function then waits for the disk
 * (decision 066).
 */
const storeWithLimits = (
  storing: ReturnType<typeof preparedFor>,
  values: Record<string, unknown>,
) =>
  onOneConnection(async (connection) => {
    const rows = await storing(values, connection).catch((error: unknown) => {
      if (violatesUniqueIndex(error, KEY_INDEX)) return [KEY_USED]
      throw error
    })
    if (rows[0]?.isEarly && rows[0].id !== null) {
      await waitUntilDurable(connection).catch((cause: unknown) => {
        // The database's own error would tell the caller that nothing was stored. Here nobody knows
        // whether the registration was stored.
        throw new Error('The database did not say whether the registration is safe.', { cause })
      })
    }
    return rows
  })

/**
 * Stores a registration, its files' rows, its receipt and their jobs in one statement. Returns a
 * reason when nothing was stored: the form has changed, closed or been deleted, its limits are
 * full, or an earlier registration has the same idempotency key. Throws `server.busy` after waiting
 * too long for a lock.
 */
export async function storeRegistration(
  row: RegistrationRow,
): Promise<StoredResult | 'form changed' | 'key used' | 'full'> {
  const { suspicion, files, receipt, byHand, hasLimits, isParty, members, ...values } = row
  const hasFiles = files.length > 0
  const load = {
    hasFiles,
    hasScanner: isScannerOn(),
    areFilesSent: hasFiles && !suspicion,
    hasReceipt: receipt !== null && !suspicion,
    isByHand: byHand !== null,
    hasLimits,
    isParty,
  }
  const now = new Date().toISOString()
  const storing = preparedFor(load)
  const bound = {
    ...values,
    now,
    suspectedAt: suspicion && now,
    suspicion: suspicion && JSON.stringify(suspicion),
    agreedAt: row.agreedTo === null ? null : now,
    ...(byHand && { enteredBy: byHand.actorId, enteredHow: byHand.how }),
    ...(isParty && { members: JSON.stringify(members) }),
    ...(isParty && hasLimits && { claims: claimsOf(row) }),
    ...(hasFiles && { files: JSON.stringify(files) }),
    ...(receipt && receiptValues(receipt.address, receipt.trail)),
  }
  const rows = hasLimits ? storeWithLimits(storing, bound) : storing(bound)
  const [stored] = await rows.catch((error) => {
    // The form was deleted between its check and the end of the statement.
    if (isForeignKeyViolation(error)) return []
    if (isLockError(error)) throw new AppError('server.busy')
    throw error
  })
  if (!stored?.isFormUnchanged || stored.seat === null) return 'form changed'
  if (stored.id !== null) {
    const { id, reference, seat = null } = stored
    const { language } = row
    const link = { language, submittedAt: now, linkVersion: 0 }
    return { id, reference, seat: seat === 'full' ? null : seat, ...link }
  }
  return stored.seat === 'full' ? 'full' : 'key used'
}
