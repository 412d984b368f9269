export interface Reminder {
  text: string
  label: string
  address: string
  /** A button that POSTs. */
  press?: { label: string; address: string }
}
