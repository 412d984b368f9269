import * as z from 'zod'
import { MAX_ROW_ID } from '@/lib/row-id'

const WHO_MAX = 254
/** The most registrations, and the most testimonies, in one download or erasure. */
const MAX_FOUND = 500

export const MAX_OTHER_ADDRESSES = 10

const who = z
  .string()
  .trim()
  .min(1, 'Please enter an email address, a phone number or a name')
  .max(WHO_MAX, `Please keep this under ${WHO_MAX} characters`)
const ids = z.array(z.number().int().positive().max(MAX_ROW_ID)).min(1).max(MAX_FOUND).optional()

export const findPersonSchema = z.object({
  who,
  /** Further email addresses and phone numbers of the same person. */
  others: z.array(who).max(MAX_OTHER_ADDRESSES).default([]),
})
export type FindPersonInput = z.output<typeof findPersonSchema>

/**
 * The registrations and testimonies to download or erase, chosen by id. Ids of rows that do not
 * mention the person are skipped. Other data, such as lines of the audit log, is always included.
 */
export const chosenRecordsSchema = findPersonSchema.extend({ submissions: ids, testimonies: ids })
export type ChosenRecords = z.output<typeof chosenRecordsSchema>

interface FoundSubmission {
  id: number
  name: string | null
  formName: string
  reference: string
  /** ISO 8601, UTC; null when the stored value is not a valid time. */
  submittedAt: string | null
  place: 'list' | 'bin' | 'suspected' | 'merged'
  /** Where the person was found: labels of fields, or other places such as `Staff note`. */
  matches: string[]
  /** False when it may be somebody else, for example, because only a name matches. */
  isCertain: boolean
}

interface FoundTestimony {
  id: number
  status: string
  createdAt: string
  isCertain: boolean
}

export interface PersonFound {
  kind: 'email' | 'phone' | 'name'
  /**
   * Email addresses and phone numbers in the found registrations that were not part of the search.
   */
  addresses: string[]
  submissions: FoundSubmission[]
  testimonies: FoundTestimony[]
  /** Number of requests to be notified of a province's venue. */
  venueRequests: number
  outboxMails: number
  /**
   * Number of sent forms with the person's data that are stored for a short time, mostly because
   * they were refused and are shown again with the errors.
   */
  attempts: number
  logLines: number
  /** True when the person wants no mailings. Erasing keeps the hash that remembers this. */
  isUnsubscribed: boolean
  /** True when the person has a staff account, which erasing does not delete. */
  isStaff: boolean
}

export interface ErasureReport {
  /** ISO 8601, UTC. */
  at: string
  lines: { where: string; count: number }[]
  /** Files in the drive whose deletion was queued. */
  driveCopies: number
}
