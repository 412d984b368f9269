import { compatible } from './text'

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Removes accents: `Peñafrancia` becomes `Penafrancia`. */
const withoutAccents = (text: string): string => compatible(text, 'NFKD').replace(/\p{Mark}/gu, '')

/** Removes accents and joins the words of a text with hyphens, with no hyphen at the ends. */
export const hyphenate = (text: string): string =>
  withoutAccents(text)
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')

/**
 * Returns the slug of a name (Spec §5): in lower case, with one hyphen for each run of other
 * characters than letters and digits, and none at the ends.
 */
export const slugify = (name: string): string => hyphenate(name).toLowerCase()
