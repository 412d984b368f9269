/** Something an editor still has to do, shown on the content panel's start page. */
export interface Reminder {
  /** A sentence that says what is missing. */
  text: string
  /** Label of the link that leads to where it can be done. */
  label: string
  /** URL in the panel. */
  address: string
  /**
   * A button that does what is missing: its label, and the URL to which it sends a POST. Absent
   * when only an editor can do it.
   */
  press?: { label: string; address: string }
}
