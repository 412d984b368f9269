import 'server-only'
import { findPageAddress } from '@/server/bridge/page-status'
import { languageOfUrl, type OtherLanguage } from '../languages'
import { paths } from '../paths'

const TRANSLATED = [paths.form(''), paths.unsubscribe(''), paths.ownLost, paths.offer('')]

/**
 * Returns the language in the page's address; null for English and for pages that are not
 * translated.
 */
export function pageLanguage(): OtherLanguage | null {
  const address = findPageAddress() ?? ''
  return TRANSLATED.some((start) => address.startsWith(start)) ? languageOfUrl(address) : null
}
