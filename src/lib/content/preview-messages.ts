/**
 * Sent by the panel with `PreviewShow`, so that the preview scrolls to the field that is being
 * edited.
 */
export const PREVIEW_SHOW = 'preview:show'
/**
 * Sent by the panel with `PreviewTyping` while an editor types, so that the preview shows the text
 * before the draft is stored.
 */
export const PREVIEW_TYPING = 'preview:type'
/** Sent by the panel when a draft is stored, so that the preview refreshes. */
export const PREVIEW_SAVED = 'preview:saved'
/**
 * Sent by the preview with `PreviewPress` when an element is pressed, so that the panel opens its
 * field.
 */
export const PREVIEW_PRESS = 'preview:press'
export const PREVIEW_READY = 'preview:ready'

export interface PreviewShow {
  /** The field that is being edited, such as `hero.slides.2.title`. */
  path: string
  /** The texts of the field and its neighbours, the nearest first. */
  words: string[]
}

export interface PreviewTyping {
  before: string
  after: string
}

export interface PreviewPress {
  /** Texts at and around the pressed element, the innermost first. */
  words: string[]
  /** The index of the pressed block; null outside blocks. */
  block: number | null
}

/** Makes texts comparable, because the site shows some in capitals and with other line breaks. */
export const toComparableText = (text: string): string =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()

export function blockIndexOf(path: string): number | null {
  const [, number] = /^blocks\.(\d+)(\.|$)/.exec(path) ?? []
  return number === undefined ? null : Number(number)
}
