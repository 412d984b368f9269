/** Something an editor still has to do, shown on the content panel's start page. */
export interface Reminder {
  /** A sentence that states the fact. */
  text: string
  /** Label of the link to do something about it. */
  label: string
  /** URL in the panel. */
  address: string
}
