import * as z from 'zod'
import { MAX_ROW_ID } from '@/lib/row-id'

/** The kinds of gaps: what was not delivered or not deleted, was infected, or counted wrongly. */
const GAP_KINDS = [
  ...['file_missing', 'file_waiting', 'file_unscanned', 'file_infected'],
  ...['receipt', 'receipt_held', 'staff_mail', 'drive_erasure'],
  ...['offer', 'places'],
] as const
export type GapKind = (typeof GAP_KINDS)[number]

/**
 * The id of a file, a receipt, an account, an offer, a limit or a pending deletion in the drive;
 * unique among the gaps of one kind.
 */
export interface GapKey {
  kind: GapKind
  id: number
}

/** One gap, with its reason. */
export interface Gap extends GapKey {
  /** What the gap is about, such as a file's name, an email address, or a form with its limit. */
  what: string
  /** The registration of the file, receipt or offer; null for a gap of any other kind. */
  submission: { id: number; formId: number; reference: string } | null
  /** An explanation that staff can act on. */
  reason: string
  /** ISO 8601, UTC. */
  since: string
}

/** How many are done, and how many there are. */
export interface Share {
  done: number
  all: number
}

/** The registrations of one form and the state of their deliveries. */
export interface LedgerLine {
  formId: number
  formName: string
  /** Live registrations (lib/database/live.ts); a party counts once. */
  received: number
  /** Registrations of which no file is lost: each is in our file storage or in the drive. */
  stored: number
  /**
   * Confirmation emails that forms send, without those that are held back, and how many were sent.
   */
  mailed: Share
  /** Confirmation emails that failed and are not retried automatically. */
  failed: number
  /** Confirmation emails that are held back, which only staff can send. */
  held: number
  /**
   * Those of `mailed.done` that were only written to the outbox, because no mail server was set up.
   */
  kept: number
  /** Files, without infected ones, and how many of them are in the drive. */
  inDrive: Share
}

/**
 * `GET /api/admin/ledger`: whether everything received is stored, mailed and in the drive, and what
 * is not.
 */
export interface Ledger {
  isDriveOn: boolean
  lines: LedgerLine[]
  /** At most `MAX_GAPS`, in the order of `findGaps`; `gapCount` is the number of all gaps. */
  gaps: Gap[]
  gapCount: number
}

/** The maximum number of gaps in one response, and in one request to repair. */
export const MAX_GAPS = 200

export const repairSchema = z.object({
  gaps: z
    .array(z.object({ kind: z.enum(GAP_KINDS), id: z.number().int().positive().max(MAX_ROW_ID) }))
    .min(1, 'Nothing to try again')
    .max(MAX_GAPS, `Please try at most ${MAX_GAPS} again at once`),
})
