import 'server-only'
import { inLanguage, type OtherLanguage } from '@/lib/languages'
import { readOwnToken } from '@/lib/mail/own-link'
import { paths } from '@/lib/paths'

/**
 * The path of the own link whose token is in the address of the thanks; empty unless it is that of
 * this registration.
 */
export function ownPathOf(
  token: unknown,
  reference: string,
  language: OtherLanguage | null,
): string {
  const link = typeof token === 'string' ? readOwnToken(token, Date.now()) : null
  return link?.reference === reference ? inLanguage(paths.own(String(token)), language) : ''
}
