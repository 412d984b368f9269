import * as z from 'zod'
import { MAX_ROW_ID } from '@/lib/row-id'

/** The maximum number of characters of what is searched for, which is that of an email address. */
const WHO_MAX = 254
/** The maximum number of registrations, and of testimonies, in one archive or erasure. */
const MAX_FOUND = 500

/** The maximum number of further addresses and phone numbers in one search. */
export const MAX_OTHERS = 10

const who = z
  .string()
  .trim()
  .min(1, 'Please enter an email address, a phone number or a name')
  .max(WHO_MAX, `Please keep this under ${WHO_MAX} characters`)
/** The ids of the selected rows; absent when none is selected. */
const ids = z.array(z.number().int().positive().max(MAX_ROW_ID)).min(1).max(MAX_FOUND).optional()

/** The request to find what is stored about a person. */
export const findPersonSchema = z.object({
  /** An email address, a phone number, or a name. */
  who,
  /** Further email addresses and phone numbers of the same person. */
  others: z.array(who).max(MAX_OTHERS).default([]),
})
export type FindPersonInput = z.output<typeof findPersonSchema>

/**
 * The found rows to export or erase; rows that do not name the person are skipped. Data that is not
 * selected by id, such as requests to be notified of a venue and lines of the audit log, is always
 * included.
 */
export const chosenSchema = findPersonSchema.extend({ submissions: ids, testimonies: ids })
export type ChosenRecords = z.output<typeof chosenSchema>

interface FoundSubmission {
  id: number
  /** The registrant's name; null when no answer contains one. */
  name: string | null
  formName: string
  reference: string
  /** ISO 8601, UTC; null when the stored value is not a valid time. */
  submittedAt: string | null
  place: 'list' | 'bin' | 'suspected' | 'merged'
  /**
   * Where the person was found: labels of fields, or `Removed field`, `Confirmation email`,
   * `Message`, `Staff note`, `Earlier answer`, or `Name`.
   */
  matches: string[]
  /**
   * True when a match is in an email or phone field, or in a message to the person; otherwise
   * false, for example when only a name matches.
   */
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
  kind: 'email' | 'phone' | 'name'
  /** Email addresses and phone numbers in the found registrations that were not searched for. */
  addresses: string[]
  submissions: FoundSubmission[]
  testimonies: FoundTestimony[]
  /** The number of requests to be notified of a province's venue. */
  venueRequests: number
  /**
   * The number of messages to the person that were written to the outbox because there is no mail
   * server.
   */
  outboxMails: number
  /**
   * The number of forms refused in the last hour, which are stored so that the visitor sees them
   * again with the errors.
   */
  attempts: number
  /** The number of lines of the audit log about the person. */
  logLines: number
  /**
   * True when the person has unsubscribed from mailings. Only a hash of the address is stored for
   * that, and erasing keeps it.
   */
  isUnsubscribed: boolean
  /**
   * True when a staff account has this address. Erasing leaves the account, which can be disabled
   * on the Users screen.
   */
  isStaff: boolean
}

/** What was erased where. Deletions in the drive may still be pending. */
export interface ErasureReport {
  /** ISO 8601, UTC. */
  at: string
  lines: { where: string; count: number }[]
  /** Copies whose deletion from Google Drive is queued; the ledger lists those still pending. */
  driveCopies: number
}
