/** Something the site waits for an editor to do, on the start page of the content panel. */
export interface Reminder {
  /** What is so, in a sentence. */
  text: string
  /** What to do about it. */
  label: string
  /** Where in the panel. */
  address: string
}
