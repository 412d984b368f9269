/** From the panel to its preview: show what is being edited. */
export const PREVIEW_SHOW = 'preview:show'
/** From the panel to its preview: this text was typed; the draft with it comes later. */
export const PREVIEW_TYPE = 'preview:type'
/** From the panel to its preview: the draft is stored, so refresh to show what is rendered of it. */
export const PREVIEW_SAVED = 'preview:saved'
/** From the preview to the panel: this was pressed. */
export const PREVIEW_PRESS = 'preview:press'
/** From the preview to the panel, once it listens. */
export const PREVIEW_READY = 'preview:ready'

export interface PreviewShow {
  /** The field that is being edited, such as `hero.slides.2.title`. */
  path: string
  /**
   * The texts of the field and its neighbours, the nearest first; the preview looks for them on the
   * page.
   */
  words: string[]
}

export interface PreviewType {
  before: string
  after: string
}

export interface PreviewPress {
  /** The texts at the press and around it, the nearest first. */
  words: string[]
  /** The number of the block that was pressed; null outside blocks. */
  block: number | null
}

/**
 * Returns a text in the form in which texts are compared, because the site shows some in capitals
 * and breaks lines elsewhere.
 */
export const plain = (text: string): string =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()

/** The number of the block that a path lies in, such as 3 of `blocks.3.items.0`; null for none. */
export function blockOf(path: string): number | null {
  const [, number] = /^blocks\.(\d+)(\.|$)/.exec(path) ?? []
  return number === undefined ? null : Number(number)
}
