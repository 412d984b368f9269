import 'server-only'

/** Full stops of other scripts, which count as dots in a domain (UTS 46). */
const STOPS = /[\u3002\uff0e\uff61]/g
/**
 * Invisible characters, which could hide an address from these rules but not from a mail program.
 */
const INVISIBLE = /[\p{Cf}\p{Co}]+/gu

/**
 * Breaks addresses by a space in text that others wrote, so that no mail program makes them
 * clickable; people can still read and type them.
 */
export const unlinked = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(STOPS, '.')
    .replace(/(?<=[a-z][\w+-]{0,40}):(?=\S)/gi, ': ')
    .replace(/\/\/(?=\S)/g, '// ')
    .replace(/(?<=[\p{L}\p{N}_-])\.(?=[\p{L}_-])|(?<=\p{L})\.(?=\p{N})/gu, '. ')
    .replace(/(?<=\d)\.(?=\d+\.\d+\.\d)/g, '. ')
    .replace(/@(?=\S)/g, '@ ')

const NAME_LENGTH = 60

/** A name that may be used in a message to somebody who may not have given it. */
export function plainName(text: string): string {
  const words = text.replace(INVISIBLE, '').split(/\s+/)
  const kept = words.filter((word) => !/:\/\/|^www\.|@|\/[^\s/]*\./i.test(word)).join(' ')
  const name = [...unlinked(kept)]
  return name.length <= NAME_LENGTH
    ? name.join('')
    : `${name
        .slice(0, NAME_LENGTH - 1)
        .join('')
        .trimEnd()}…`
}
