import { compatible } from './text'

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** `Peñafrancia` becomes `Penafrancia`. */
const withoutAccents = (text: string): string => compatible(text, 'NFKD').replace(/\p{Mark}/gu, '')

/** Joins the words of a text with hyphens, without any at the ends. */
export const hyphenate = (text: string): string =>
  withoutAccents(text)
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')

/** Spec §5: lowercase, runs of non-alphanumeric characters become one hyphen, edges trimmed. */
export const slugify = (name: string): string => hyphenate(name).toLowerCase()
