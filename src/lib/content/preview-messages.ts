/** From the panel to its preview: show what is in hand. */
export const PREVIEW_SHOW = 'preview:show'
/** From the panel to its preview: this text was typed; the draft with it comes later. */
export const PREVIEW_TYPE = 'preview:type'
/** From the panel to its preview: the draft is stored, so the server renders what it says now. */
export const PREVIEW_SAVED = 'preview:saved'
/** From the preview to the panel: this was pressed. */
export const PREVIEW_PRESS = 'preview:press'
/** From the preview to the panel, once it listens. */
export const PREVIEW_READY = 'preview:ready'

export interface PreviewShow {
  /** The field in hand, such as `hero.slides.2.title`. */
  path: string
  /** What it and its neighbours say, the nearest first; the place of the page is found by them. */
  words: string[]
}

export interface PreviewType {
  before: string
  after: string
}

export interface PreviewPress {
  /** What stands at the press and around it, the nearest first. */
  words: string[]
  /** The number of the block that was pressed; null outside blocks. */
  block: number | null
}

/** A text as it is compared: the site shows some in capitals, and breaks lines elsewhere. */
export const plain = (text: string): string =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()

/** The number of the block that a path lies in, such as 3 of `blocks.3.items.0`; null for none. */
export function blockOf(path: string): number | null {
  const [, number] = /^blocks\.(\d+)(\.|$)/.exec(path) ?? []
  return number === undefined ? null : Number(number)
}
