/** `held`: not sent, because its mailbox has had enough for now; staff can send it by hand. */
export const RECEIPT_STATES = ['queued', 'sent', 'failed', 'held'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

/** What the virus scanner says of a file: nobody gets it while it is `waiting`, or when `infected`. */
export const SCAN_STATES = ['none', 'waiting', 'clean', 'infected'] as const
export type ScanState = (typeof SCAN_STATES)[number]

/** The confirmation email of a registration, as staff see it. */
export interface ReceiptDelivery {
  address: string
  state: ReceiptState
  /** There was no mail server: it was kept in the outbox instead of being sent. */
  isKept: boolean
  /** Why the last attempt failed, in words. */
  reason: string | null
  /** ISO 8601, UTC. */
  triedAt: string | null
  sentAt: string | null
}

/** One message that staff have written to people who registered, as far as it is this person's. */
export interface MessageDelivery {
  mailingId: number
  subject: string
  address: string
  state: 'waiting' | 'sent' | 'failed' | 'unsubscribed' | 'skipped'
  /** There was no mail server: it was kept in the outbox instead of being sent. */
  isKept: boolean
  /** Why the last attempt failed, or why there was none, in words. */
  reason: string | null
  /** ISO 8601, UTC. */
  sentAt: string | null
}

/** A file that has not been delivered: not scanned, infected, or on its way to the drive. */
export interface FileDelivery {
  fileId: number
  scan: ScanState
  /** Why the last attempt failed, or what the virus scanner found. */
  reason: string | null
  /** ISO 8601, UTC. */
  triedAt: string | null
}

/** The files and messages of a registration, and the state of their delivery. */
export interface Delivery {
  /** False without a mail server: what is sent now is kept in the outbox. */
  isMailSent: boolean
  /** Null when the form asked for none. */
  receipt: ReceiptDelivery | null
  /** Newest first. */
  messages: MessageDelivery[]
  /** Without files that only wait for a drive when none is connected. */
  files: FileDelivery[]
}
