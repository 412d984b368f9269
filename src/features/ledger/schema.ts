import * as z from 'zod'
import { MAX_ROW_ID } from '@/lib/row-id'

const GAP_KINDS = [
  ...['file_missing', 'file_waiting', 'file_unscanned', 'file_infected'],
  ...['receipt', 'receipt_held', 'staff_mail', 'drive_erasure'],
  ...['offer', 'places'],
] as const
export type GapKind = (typeof GAP_KINDS)[number]

/**
 * Identifies a gap. `kind` tells whether `id` belongs to a file, receipt, account, offer, limit or
 * pending deletion.
 */
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
  submission: { id: number; formId: number; reference: string } | null
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
  /** Registrations without a lost file. */
  stored: number
  /** Sent confirmation emails (`done`), of all that are not held back (`all`). */
  mailed: Completion
  /** Confirmation emails that are not retried automatically. */
  failed: number
  /** Confirmation emails that are held back until staff send them. */
  held: number
  /**
   * Confirmation emails that count in `mailed.done`, but are only in the outbox because there is no
   * mail server.
   */
  kept: number
  /** Files that are in the drive (`done`), of all that are not infected (`all`). */
  inDrive: Completion
}

export interface Ledger {
  isDriveOn: boolean
  lines: LedgerLine[]
  /** At most `MAX_GAPS`; `gapCount` is the number of all gaps. */
  gaps: Gap[]
  gapCount: number
}

export const MAX_GAPS = 200

export const repairSchema = z.object({
  gaps: z
    .array(z.object({ kind: z.enum(GAP_KINDS), id: z.number().int().positive().max(MAX_ROW_ID) }))
    .min(1, 'Nothing to try again')
    .max(MAX_GAPS, `Please try at most ${MAX_GAPS} again at once`),
})
