// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const UNFIT = /[\u0000-\u0020\u007f\\]/

/** Stands for wherever the site is reached. */
const HERE = 'http://here.invalid'

/**
 * True for an address of this site (`/…`). Browsers take tabs and line ends out of an address and a
 * backslash for a slash: `/<tab>/elsewhere` would lead to another host.
 */
export const isOwnPath = (text: string): boolean =>
  text.startsWith('/') &&
  !UNFIT.test(text) &&
  URL.canParse(text, HERE) &&
  new URL(text, HERE).origin === HERE

const hasProtocol = (text: string, protocols: readonly string[]) =>
  !UNFIT.test(text) && URL.canParse(text) && protocols.includes(new URL(text).protocol)

/** True for an address of this site (`/…`) or of a web page elsewhere. */
export const isWebAddress = (text: string): boolean =>
  isOwnPath(text) || hasProtocol(text, ['https:', 'http:'])

/** What a link in a text may lead to: a web page, a mailbox, a telephone or a place of this page. */
export const isLinkAddress = (text: string): boolean =>
  isWebAddress(text) || hasProtocol(text, ['mailto:', 'tel:']) || /^#[\w-]+$/.test(text)

/** For a field of the content panel: nothing, or an address a browser may be sent to. */
export const checkWebAddress = (value: string | null | undefined): true | string =>
  !value || isWebAddress(value) || 'Please enter an address that begins with https:// or with /'
