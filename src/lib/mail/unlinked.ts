import 'server-only'

/** Other scripts' full stops, which programs take for one in an address (UTS 46). */
const STOPS = /[\u3002\uff0e\uff61]/g
/** What has no shape could hide an address from these rules, and not from a mail program. */
const UNSEEN = /[\p{Cf}\p{Co}]+/gu

/**
 * Text of others in which no mail program finds an address to make clickable: a space stands where
 * an address would go on. Still to be read, and to be typed by somebody who wants to.
 */
export const unlinked = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(STOPS, '.')
    .replace(/([a-z][\w+-]*):(?=\S)/gi, '$1: ')
    .replace(/\/\/(?=\S)/g, '// ')
    .replace(/(?<=[\p{L}\p{N}_-])\.(?=[\p{L}_-])|(?<=\p{L})\.(?=\p{N})/gu, '. ')
    .replace(/(?<=\d)\.(?=\d+\.\d+\.\d)/g, '. ')
    .replace(/@(?=\S)/g, '@ ')

const NAME_LENGTH = 60

/** A name as it may stand in a message to somebody who may not have given it. */
export function plainName(text: string): string {
  const words = text.replace(UNSEEN, '').split(/\s+/)
  const kept = words.filter((word) => !/:\/\/|^www\.|@|\/\S*\./i.test(word)).join(' ')
  const name = [...unlinked(kept)]
  return name.length <= NAME_LENGTH
    ? name.join('')
    : `${name
        .slice(0, NAME_LENGTH - 1)
        .join('')
        .trimEnd()}…`
}
