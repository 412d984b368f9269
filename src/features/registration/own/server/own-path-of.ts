import 'server-only'
import { type OtherLanguage, withLanguageParameter } from '@/lib/languages'
import { readOwnLinkToken } from '@/lib/mail/own-link'
import { paths } from '@/lib/paths'

/**
 * Returns the path of the registrant's page; empty when the token is invalid or belongs to another
 * registration.
 */
export function ownPathOf(
  token: unknown,
  reference: string,
  language: OtherLanguage | null,
): string {
  const link = typeof token === 'string' ? readOwnLinkToken(token, Date.now()) : null
  return link?.reference === reference
    ? withLanguageParameter(paths.own(String(token)), language)
    : ''
}
