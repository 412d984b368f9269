import * as z from 'zod'
import { MAX_ROW_ID } from '@/lib/row-id'

/** Longest e-mail address there may be. */
const WHO_MAX = 254
/** The most rows of one person in an archive or erasure. */
const MAX_FOUND = 500

const who = z
  .string()
  .trim()
  .min(1, 'Please enter an e-mail address or a phone number')
  .max(WHO_MAX, `Please keep this under ${WHO_MAX} characters`)
/** Absent: none of these. */
const ids = z.array(z.number().int().positive().max(MAX_ROW_ID)).min(1).max(MAX_FOUND).optional()

export const findPersonSchema = z.object({ who })

/**
 * Which of what was found is meant; what does not name the person is left alone. With neither it is
 * the messages, forms and names alone.
 */
export const chosenSchema = findPersonSchema.extend({ submissions: ids, testimonies: ids })
export type Chosen = z.infer<typeof chosenSchema>

interface FoundSubmission {
  id: number
  formName: string
  reference: string
  /** ISO 8601, UTC; null when what the row holds is no time. */
  submittedAt: string | null
  place: 'list' | 'bin' | 'suspected' | 'merged'
  /** Where the address or number stands: labels of fields, `Confirmation email`, `Staff note`, `Earlier answer`. */
  matches: string[]
  /** In a field for an address or number, or where mail went: not only in some text. */
  isCertain: boolean
}

interface FoundTestimony {
  id: number
  status: string
  /** ISO 8601, UTC. */
  createdAt: string
  isCertain: boolean
}

/** Everything that is stored about one person. */
export interface PersonFound {
  kind: 'email' | 'phone'
  submissions: FoundSubmission[]
  testimonies: FoundTestimony[]
  /** Requests to be notified of a province's venue. */
  venueRequests: number
  /** Messages that were written as files because there is no mail server. */
  outboxMails: number
  /** Refused forms of the last hour, kept for the page that shows them again. */
  attempts: number
  /** Lines of the audit log. */
  logLines: number
  /** They want no messages of mailings: a sum of the address says so, and stays. */
  isUnsubscribed: boolean
  /** There is an account with this address: it is disabled on the Users screen. */
  isStaff: boolean
}

/** What was erased where; the drive may still be waited for. */
export interface ErasureReport {
  /** ISO 8601, UTC. */
  at: string
  lines: { where: string; count: number }[]
  /** Copies that Google Drive has been asked to delete; the ledger says what still waits. */
  driveCopies: number
}
