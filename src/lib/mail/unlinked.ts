import 'server-only'

/** Full stops of other scripts, which count as dots in a domain (UTS 46). */
const STOPS = /[\u3002\uff0e\uff61]/g
/**
 * Invisible characters, which would hide an address from the patterns below, but not from a mail
 * program.
 */
const INVISIBLE = /[\p{Cf}\p{Co}]+/gu

/** Puts spaces into web and email addresses, so that mail programs do not make them clickable. */
export const withoutClickableLinks = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(STOPS, '.')
    .replace(/(?<=[a-z][\w+-]{0,40}):(?=\S)/gi, ': ')
    .replace(/\/\/(?=\S)/g, '// ')
    .replace(/(?<=[\p{L}\p{N}_-])\.(?=[\p{L}_-])|(?<=\p{L})\.(?=\p{N})/gu, '. ')
    .replace(/(?<=\d)\.(?=\d+\.\d+\.\d)/g, '. ')
    .replace(/@(?=\S)/g, '@ ')

const NAME_LENGTH = 60

/**
 * Shortens a name and removes links, with which a stranger could send advertising to somebody else.
 */
export function nameWithoutLinks(text: string): string {
  const words = text.replace(INVISIBLE, '').split(/\s+/)
  const kept = words.filter((word) => !/:\/\/|^www\.|@|\/[^\s/]*\./i.test(word)).join(' ')
  const name = [...withoutClickableLinks(kept)]
  return name.length <= NAME_LENGTH
    ? name.join('')
    : `${name
        .slice(0, NAME_LENGTH - 1)
        .join('')
        .trimEnd()}…`
}
