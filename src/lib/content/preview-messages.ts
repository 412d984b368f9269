/** Sent by the panel: the preview shows the place that is being edited (`PreviewShow`). */
export const PREVIEW_SHOW = 'preview:show'
/**
 * Sent by the panel: the preview shows a text as it is typed, before the draft is stored
 * (`PreviewType`).
 */
export const PREVIEW_TYPE = 'preview:type'
/** Sent by the panel when a draft is stored: the preview refreshes. */
export const PREVIEW_SAVED = 'preview:saved'
/**
 * Sent by the preview when something on the page is pressed: the panel opens its field
 * (`PreviewPress`).
 */
export const PREVIEW_PRESS = 'preview:press'
/** Sent by the preview when it begins to receive messages. */
export const PREVIEW_READY = 'preview:ready'

export interface PreviewShow {
  /** The field that is being edited, such as `hero.slides.2.title`. */
  path: string
  /** The texts of the field and its neighbours, the nearest first. */
  words: string[]
}

export interface PreviewType {
  before: string
  after: string
}

export interface PreviewPress {
  /** The texts at the pressed place and around it, the nearest first. */
  words: string[]
  /** The number of the block that was pressed; null outside blocks. */
  block: number | null
}

/**
 * Returns a text in the form in which texts are compared, because the site shows some texts in
 * capitals and breaks lines in other places.
 */
export const toComparableText = (text: string): string =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()

/** Such as 3 for `blocks.3.items.0`; null outside blocks. */
export function blockOf(path: string): number | null {
  const [, number] = /^blocks\.(\d+)(\.|$)/.exec(path) ?? []
  return number === undefined ? null : Number(number)
}
