import 'server-only'
import { pageAddress } from '@/server/bridge/page-status'
import { languageIn, type OtherLanguage } from '../languages'
import { paths } from '../paths'

/** The beginnings of the addresses of pages that can be read in other languages than English. */
const TRANSLATED = [paths.form(''), paths.unsubscribe(''), paths.ownLost, paths.offer('')]

/** By the page's address, for the parts around the page; null for English. */
export function pageLanguage(): OtherLanguage | null {
  const address = pageAddress() ?? ''
  return TRANSLATED.some((start) => address.startsWith(start)) ? languageIn(address) : null
}
