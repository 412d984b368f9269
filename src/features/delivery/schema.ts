export const RECEIPT_STATES = ['queued', 'sent', 'failed'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

/** The confirmation email of a registration, as staff see it. */
export interface ReceiptDelivery {
  address: string
  state: ReceiptState
  /** Why the last attempt failed, in words. */
  reason: string | null
  /** ISO 8601, UTC. */
  triedAt: string | null
  sentAt: string | null
}

/** A file that is still on its way to the drive. */
export interface FileDelivery {
  fileId: number
  /** Why the last attempt failed, in words. */
  reason: string | null
  /** ISO 8601, UTC. */
  triedAt: string | null
}

/** What of a registration must leave the building, and how far it has come. */
export interface Delivery {
  /** Null when the form asked for none. */
  receipt: ReceiptDelivery | null
  /** None where no drive is connected. */
  files: FileDelivery[]
}
