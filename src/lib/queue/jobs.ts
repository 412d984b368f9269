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

/**
 * An email to a member of staff. `from` is the name of the colleague who caused it; null when no
 * colleague did.
 */
interface StaffMail {
  userId: number
  from: string | null
}

export interface JobPayloads {
  'file.scan': { fileId: number }
  'drive.upload': { fileId: number }
  'drive.erase': { erasureId: number }
  /** Erases those of the registrations that are in the bin. */
  'submissions.erase': { ids: number[] }
  retention: Record<string, never>
  'retention.mail': { planId: number; userId: number }
  /**
   * Sends an email about an account. A one-time link in it is created only when it is sent, so that
   * no queued job contains a link.
   */
  'mail.send': StaffMail &
    ({ kind: 'invitation' | 'password_reset' } | { kind: 'notice'; notice: OwnerNotice })
  'receipt.send': { receiptId: number }
  /** Enqueues jobs for waiting messages, within the sending limits. */
  'mailing.feed': Record<string, never>
  'mailing.send': { recipientId: number }
  'offer.send': { offerId: number }
  /**
   * Offers free places to the waiting list, ends expired offers, and checks the counts of taken
   * places.
   */
  'places.offer': Record<string, never>
  'assignment.tell': { userId: number }
  /** Sends an email to a visitor who asked to be told about a venue. */
  'venue.send': { kind: 'confirmation' | 'announcement'; requestId: number }
  /**
   * Sends an email to a registrant. `sealed` is encrypted, so that no queued job contains a name or
   * address.
   */
  'own.send': { submissionId: number } & (
    | { kind: 'link' }
    | { kind: 'confirm' | 'told'; sealed: string }
  )
  'venue.tell': Record<string, never>
  sweep: Record<string, never>
  /** Publishes scheduled content, in case the timer for it has failed. */
  'content.publish': Record<string, never>
}
export type QueueName = keyof JobPayloads

export interface JobAttempt {
  /** True when the job is not retried after this attempt. */
  isLast: boolean
}
