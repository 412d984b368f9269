/** True for an address of this site (`/…`) or of a web page elsewhere. */
export function isWebAddress(text: string): boolean {
  if (/^\/(?!\/)[^\\\s]*$/.test(text)) return true
  if (!URL.canParse(text)) return false
  return ['https:', 'http:'].includes(new URL(text).protocol)
}

/** For a field of the content panel: nothing, or an address a browser may be sent to. */
export const checkWebAddress = (value: string | null | undefined): true | string =>
  !value || isWebAddress(value) || 'Please enter an address that begins with https:// or with /'
