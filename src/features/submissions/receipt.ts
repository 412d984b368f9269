export const RECEIPT_STATES = ['queued', 'sent', 'failed'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]
