/** Type of the message from the panel to its preview frame, and of the event there. */
export const PREVIEW_ROW = 'preview:row'

/** The row of a list that an editor is editing, such as `hero-slides`, 2. */
export interface PreviewRow {
  list: string
  index: number
}
