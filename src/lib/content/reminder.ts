export interface Reminder {
  text: string
  label: string
  address: string
  /** A button that sends a POST request to its `address`. */
  press?: { label: string; address: string }
}
