/** Something an editor still has to do, shown on the content panel's start page. */
export interface Reminder {
  /** A sentence that says what is missing. */
  text: string
  /** Label of the link that leads to where it can be done. */
  label: string
  /** URL in the panel. */
  address: string
  /** Label and address of a button that POSTs; absent when only an editor can do it. */
  press?: { label: string; address: string }
}
