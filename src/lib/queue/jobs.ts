/**
 * The kinds of notices to the owner of an account about its password and second factors.
 */
export type OwnerNotice =
  | 'password_changed'
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'wrong_codes'
  | 'factors_reset'

/** The recipient's account id, and the name of the colleague who caused the message, if any. */
interface StaffMail {
  userId: number
  from: string | null
}

/** The queues, and the data of their jobs. */
export interface Jobs {
  /** Scans a stored file of a registration for viruses. */
  'file.scan': { fileId: number }
  /** Uploads a stored file of a registration to Google Drive. */
  'drive.upload': { fileId: number }
  /** Deletes the copy in Google Drive of something that was erased here. */
  'drive.erase': { erasureId: number }
  /** Erases these submissions, if they are in the bin. */
  'submissions.erase': { ids: number[] }
  /** Announces to admins what the retention rules will erase, and erases what was announced. */
  retention: Record<string, never>
  /** Informs one admin of what retention will erase. */
  'retention.mail': { planId: number; userId: number }
  /**
   * Sends an email to a member of staff. A one-time link in it is created only when it is sent, so
   * that no queued job contains one.
   */
  'mail.send': StaffMail &
    ({ kind: 'invitation' | 'password_reset' } | { kind: 'notice'; notice: OwnerNotice })
  /** Sends the confirmation email of one registration. */
  'receipt.send': { receiptId: number }
  /**
   * Schedules the waiting messages of mailings within the sending limits, and enqueues a job for
   * each.
   */
  'mailing.feed': Record<string, never>
  /** Sends one message of a mailing. */
  'mailing.send': { recipientId: number }
  /** Sends the offer of a place to a person on a waiting list. */
  'offer.send': { offerId: number }
  /** Offers free places to the next in line, ends offers that have expired, checks the counts. */
  'places.offer': Record<string, never>
  /** Informs a member of staff of submissions that colleagues have assigned to them. */
  'assignment.tell': { userId: number }
  /**
   * Sends a message to a visitor who asked for notice of a venue: a link to confirm the address, or
   * the announcement.
   */
  'venue.send': { kind: 'confirmation' | 'announcement'; requestId: number }
  /**
   * Sends a message about a registrant's link to their own registration: the link, when they asked
   * for it again; the request to confirm a new email address; or the notice to the old address.
   * `sealed` is encrypted, so that no queued job contains a name or address.
   */
  'own.send': { submissionId: number } & (
    | { kind: 'link' }
    | { kind: 'confirm' | 'told'; sealed: string }
  )
  /** Queues a message to each person who waits for a venue that has been announced. */
  'venue.tell': Record<string, never>
  /**
   * The regular clean-up, for example of files without a row, expired attempts and counters, and
   * what has been in the bin for too long.
   */
  sweep: Record<string, never>
  /**
   * Publishes scheduled content that is due, in case the timer that does it at its time has failed.
   */
  'content.publish': Record<string, never>
}
export type QueueName = keyof Jobs

export interface Attempt {
  /** True for the last attempt: when it fails too, the job is not retried any more. */
  isLast: boolean
}
