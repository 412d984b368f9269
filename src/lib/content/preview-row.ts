/** Message of the panel to the page in its preview, and the event that passes it on there. */
export const PREVIEW_ROW = 'preview:row'

/** A row of a list that an editor has in hand: `hero-slides`, 2. */
export interface PreviewRow {
  list: string
  index: number
}
