// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const UNFIT = /[\u0000-\u0020\u007f\\]/

const PLACEHOLDER_ORIGIN = 'http://here.invalid'

/**
 * True for a path of this site. False for characters that browsers drop or convert, because
 * `/<tab>/elsewhere` would lead to another host.
 */
export const isOwnPath = (text: string): boolean =>
  text.startsWith('/') &&
  !UNFIT.test(text) &&
  URL.canParse(text, PLACEHOLDER_ORIGIN) &&
  new URL(text, PLACEHOLDER_ORIGIN).origin === PLACEHOLDER_ORIGIN

const hasProtocol = (text: string, protocols: readonly string[]) =>
  !UNFIT.test(text) && URL.canParse(text) && protocols.includes(new URL(text).protocol)

/** True for a path of this site or the URL of another web page. */
export const isWebAddress = (text: string): boolean =>
  isOwnPath(text) || hasProtocol(text, ['https:', 'http:'])

/**
 * True for what `isWebAddress` accepts, for a `mailto:` or `tel:` link, and for an anchor such as
 * `#contact`.
 */
export const isLinkAddress = (text: string): boolean =>
  isWebAddress(text) || hasProtocol(text, ['mailto:', 'tel:']) || /^#[\w-]+$/.test(text)

/**
 * Returns true when the value is empty or a web address, otherwise a message for a field of the
 * content panel.
 */
export const checkWebAddress = (value: string | null | undefined): true | string =>
  !value || isWebAddress(value) || 'Please enter an address that begins with https:// or with /'
