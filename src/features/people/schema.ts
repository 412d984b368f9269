import * as z from 'zod'
import { MAX_ROW_ID } from '@/lib/row-id'

/** Characters, as in an email address. */
const WHO_MAX = 254
/** Registrations, or testimonies, in one archive or erasure. */
const MAX_FOUND = 500

/** Further addresses and phone numbers in one search. */
export const MAX_OTHERS = 10

const who = z
  .string()
  .trim()
  .min(1, 'Please enter an email address, a phone number or a name')
  .max(WHO_MAX, `Please keep this under ${WHO_MAX} characters`)
const ids = z.array(z.number().int().positive().max(MAX_ROW_ID)).min(1).max(MAX_FOUND).optional()

export const findPersonSchema = z.object({
  who,
  /** Email addresses and phone numbers of the same person. */
  others: z.array(who).max(MAX_OTHERS).default([]),
})
export type FindPersonInput = z.output<typeof findPersonSchema>

/**
 * Chosen rows that do not name the person are skipped. Data that cannot be chosen by id, such as
 * lines of the audit log, is always included.
 */
export const chosenSchema = findPersonSchema.extend({ submissions: ids, testimonies: ids })
export type ChosenRecords = z.output<typeof chosenSchema>

interface FoundSubmission {
  id: number
  name: string | null
  formName: string
  reference: string
  /** ISO 8601, UTC; null when the stored value is not a valid time. */
  submittedAt: string | null
  place: 'list' | 'bin' | 'suspected' | 'merged'
  /** Labels of fields, or other places such as `Staff note`. */
  matches: string[]
  /** False when, for example, only a name matches. */
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
  /** Email addresses and phone numbers in the found registrations that were not searched for. */
  addresses: string[]
  submissions: FoundSubmission[]
  testimonies: FoundTestimony[]
  /** Requests to be notified of a province's venue. */
  venueRequests: number
  /** Messages to the person in the outbox. */
  outboxMails: number
  /** Refused forms that are stored for a short time, to show them again with the errors. */
  attempts: number
  /** Lines of the audit log. */
  logLines: number
  /** True when the hash of the address is stored as unsubscribed; erasing keeps that hash. */
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
