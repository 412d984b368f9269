/** Notices to the owner of an account about changes to it. */
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

/** The recipient, and the colleague who caused the message. */
interface StaffMail {
  userId: number
  from: string | null
}

/** Every queue and what its jobs carry. */
export interface Jobs {
  /** A stored registration file that the virus scanner has not checked yet. */
  'file.scan': { fileId: number }
  /** A stored registration file on its way to the drive. */
  'drive.upload': { fileId: number }
  /** Deletes the copy in Google Drive of something that was erased here. */
  'drive.erase': { erasureId: number }
  /** Erases submissions in the bin. */
  'submissions.erase': { ids: number[] }
  /** Announces what retention will erase, and erases what was announced. */
  retention: Record<string, never>
  /** Informs one admin of what retention will erase. */
  'retention.mail': { planId: number; userId: number }
  /** A message to a member of staff; its one-time link is made when it is sent. */
  'mail.send': StaffMail &
    ({ kind: 'invitation' | 'password_reset' } | { kind: 'notice'; notice: OwnerNotice })
  /** The confirmation email of one registration. */
  'receipt.send': { receiptId: number }
  /**
   * Schedules the waiting messages of mailings within the sending limits, and enqueues a job for
   * each.
   */
  'mailing.feed': Record<string, never>
  /** One message of a mailing. */
  'mailing.send': { recipientId: number }
  /** The message that offers a place to a person on a waiting list. */
  'offer.send': { offerId: number }
  /** Offers free places to the next in line, and ends offers whose time is over. */
  'places.offer': Record<string, never>
  /** Informs a member of staff of submissions that colleagues have assigned to them. */
  'assignment.tell': { userId: number }
  /**
   * A message to a visitor who asked for notice of a venue: a link to confirm the address, or the
   * announcement.
   */
  'venue.send': { kind: 'confirmation' | 'announcement'; requestId: number }
  /**
   * A message about the link to one's own registration: the link that was asked for again, the
   * question to a new e-mail address, or the notice to the old one. `sealed` is encrypted, so that
   * no queued job contains a name or address.
   */
  'own.send': { submissionId: number } & (
    | { kind: 'link' }
    | { kind: 'confirm' | 'told'; sealed: string }
  )
  /** Finds the people who wait for a venue that has been announced. */
  'venue.tell': Record<string, never>
  /** Deletes files and stored attempts that nothing refers to. */
  sweep: Record<string, never>
  /** Publishes scheduled content that was not published at its time. */
  'content.publish': Record<string, never>
}
export type QueueName = keyof Jobs

export interface Attempt {
  /** True for the last attempt: when it fails too, the job is put aside. */
  isLast: boolean
}
