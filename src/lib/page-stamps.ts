/**
 * A form's page is kept for everybody, but each visitor's has a key and a form token of its own. The
 * kept page has stamps in their places, which the web server fills in as the page leaves
 * (src/runtime/web/stamped-page.ts).
 */

/** With it the web server asks for a page with stamps. Nobody else's is let through. */
export const WITH_STAMPS = 'x-with-stamps'

const MARK = 'stamp:'

/** Stands for a new idempotency key. */
export const KEY_STAMP = `${MARK}key`

/** Stands for a form token that is issued for `subject`, such as `form:12`. */
export const tokenStamp = (subject: string): string => `${MARK}token:${subject}`

export const isStamp = (value: string): boolean => value.startsWith(MARK)

const VALUE = /(?<= value=")stamp:(?:key|token:([\w:]+))(?=")/g

/** Where the stamps stand in finished HTML. What a person has written never stands in bare quotes. */
export interface StampPlaces {
  /** Offsets of the key's stamp and of what follows it, in UTF-16 units; those of the token's. */
  key: readonly [start: number, end: number]
  token: readonly [start: number, end: number]
  /** What the token is issued for. */
  subject: string
}

/** Null unless there is one of each, the key first. */
export function findStamps(html: string): StampPlaces | null {
  const [key, token, ...more] = [...html.matchAll(VALUE)]
  const subject = token?.[1]
  if (!key || key[1] !== undefined || !token || !subject || more.length > 0) return null
  return {
    key: [key.index, key.index + key[0].length],
    token: [token.index, token.index + token[0].length],
    subject,
  }
}
