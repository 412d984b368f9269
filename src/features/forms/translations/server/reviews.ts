import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { fetchRows, query, sql, transaction } from '@/lib/database/db'
import { ENGLISH_LANGUAGE_NAMES, OTHER_LANGUAGES } from '@/lib/languages'
import type { ReviewByLanguage } from '../schema'
import { requireLanguage } from './operations'

export async function listLanguageReviews(): Promise<ReviewByLanguage> {
  const rows = await fetchRows<{ language: string; by: string; at: string }>(sql`
    select language, confirmed_by as "by", created_at as "at" from language_reviews`)
  const reviewOf = (lang: string) => {
    const row = rows.find(({ language }) => language === lang)
    return row ? { by: row.by, at: new Date(row.at).toISOString() } : null
  }
  return Object.fromEntries(
    OTHER_LANGUAGES.map((lang) => [lang, reviewOf(lang)]),
  ) as ReviewByLanguage
}

/**
 * Stores whether a native speaker has read the product's built-in texts in this language. Throws
 * `route.not_found` for a language into which forms cannot be translated.
 */
export async function setLanguageReviewed(
  code: string,
  isRead: boolean,
  actor: StaffActor,
): Promise<ReviewByLanguage> {
  const lang = requireLanguage(code)
  await transaction(async (tx) => {
    const statement = isRead
      ? sql`insert into language_reviews (language, confirmed_by) values (${lang}, ${actor.name})
            on conflict (language) do nothing returning id`
      : sql`delete from language_reviews where language = ${lang} returning id`
    if ((await query(tx, statement)).length === 0) return
    const action = isRead ? 'language.confirmed' : 'language.unconfirmed'
    await recordAudit({ action, actor, subject: ENGLISH_LANGUAGE_NAMES[lang] }, tx)
  })
  return listLanguageReviews()
}
