import * as z from 'zod'
import { MAX_ROW_ID } from '@/lib/row-id'

const GAP_KINDS = [
  ...['file_missing', 'file_waiting', 'file_unscanned', 'file_infected'],
  ...['receipt', 'receipt_held', 'staff_mail', 'drive_erasure'],
  ...['offer', 'places'],
] as const
export type GapKind = (typeof GAP_KINDS)[number]

/** `id` is that of a file, receipt, account, offer, limit or pending deletion, as `kind` says. */
export interface GapKey {
  kind: GapKind
  id: number
}

export interface Gap extends GapKey {
  /**
   * What the gap is about, for display: the name of a file, an email address, for `places` the form
   * and the limit that was miscounted, for `drive_erasure` a fixed text.
   */
  what: string
  /** Null when the gap does not belong to a registration. */
  submission: { id: number; formId: number; reference: string } | null
  /** The text of the last error; a built-in sentence when there is none. */
  reason: string
  /** ISO 8601, UTC. */
  since: string
}

export interface Completion {
  done: number
  all: number
}

export interface LedgerLine {
  formId: number
  formName: string
  /** Live registrations (lib/database/live.ts); a family or group counts once. */
  received: number
  /** Registrations of which no file is lost. */
  stored: number
  /** Confirmation emails that were sent, of all that are not held back. */
  mailed: Completion
  /** Confirmation emails that are not retried automatically. */
  failed: number
  /** Confirmation emails that are held back until staff send them. */
  held: number
  /** Confirmation emails that count in `mailed.done`, but are only in the outbox. */
  kept: number
  /** Files that are in the drive, of all that are not infected. */
  inDrive: Completion
}

export interface Ledger {
  isDriveOn: boolean
  lines: LedgerLine[]
  /** At most `MAX_GAPS`; `gapCount` is the number of all gaps. */
  gaps: Gap[]
  gapCount: number
}

/** The most gaps in one response, and in one request to repair. */
export const MAX_GAPS = 200

export const repairSchema = z.object({
  gaps: z
    .array(z.object({ kind: z.enum(GAP_KINDS), id: z.number().int().positive().max(MAX_ROW_ID) }))
    .min(1, 'Nothing to try again')
    .max(MAX_GAPS, `Please try at most ${MAX_GAPS} again at once`),
})
