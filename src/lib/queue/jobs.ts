/** What the owner of an account is told about it. */
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

/** To whom, and the colleague it comes from. */
interface StaffMail {
  userId: number
  from: string | null
}

/** Every queue and what its jobs carry. */
export interface Jobs {
  /** A stored registration file that the virus scanner has not looked at yet. */
  'file.scan': { fileId: number }
  /** A stored registration file on its way to the drive. */
  'drive.upload': { fileId: number }
  /** A copy in the drive of something that was erased. */
  'drive.erase': { erasureId: number }
  /** Submissions of the bin. */
  'submissions.erase': { ids: number[] }
  /** Announces what retention will erase, and erases what was announced. */
  retention: Record<string, never>
  /** Tells one of the admins what retention will erase. */
  'retention.mail': { planId: number; userId: number }
  /** A message to a member of staff; its one-time link is made when it is sent. */
  'mail.send': StaffMail &
    ({ kind: 'invitation' | 'password_reset' } | { kind: 'notice'; notice: OwnerNotice })
  /** The confirmation email of one registration. */
  'receipt.send': { receiptId: number }
  /** Gives those who wait in mailings their place in the pace, and a job. */
  'mailing.feed': Record<string, never>
  /** One message of a mailing. */
  'mailing.send': { recipientId: number }
  /** Tells a member of staff what colleagues have given them. */
  'assignment.tell': { userId: number }
  /** A message to somebody who wants to hear of a venue: whether it was them, or that it is set. */
  'venue.send': { kind: 'confirmation' | 'announcement'; requestId: number }
  /** Looks who waits for a venue that has been announced. */
  'venue.tell': Record<string, never>
  /** Takes away files and attempts that nothing refers to. */
  sweep: Record<string, never>
  /** Publishes what editors have scheduled and nobody has published at its time. */
  'content.publish': Record<string, never>
}
export type QueueName = keyof Jobs
