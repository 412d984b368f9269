import { normalizeUnicode } from './text'

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const withoutAccents = (text: string): string =>
  normalizeUnicode(text, 'NFKD').replace(/\p{Mark}/gu, '')

/** `Santo Niño` becomes `Santo-Nino`. */
export const hyphenate = (text: string): string =>
  withoutAccents(text)
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')

export const slugify = (name: string): string => hyphenate(name).toLowerCase()
