/** Something an editor still has to do, shown on the content panel's start page. */
export interface Reminder {
  /** A sentence that says what is missing. */
  text: string
  /** Label of the link that leads to where it can be done. */
  label: string
  /** URL in the panel. */
  address: string
  /** What one press does about it: the button's label, and the address that is posted to. */
  press?: { label: string; address: string }
}
