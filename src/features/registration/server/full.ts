import 'server-only'
import { limitedOptionText } from '@/features/forms/capacity/opening'
import type { Limit } from '@/features/forms/capacity/schema'
import { PEOPLE_INPUT_NAME } from '@/features/forms/party/party'
import { translateOption } from '@/features/forms/translations/translate'
import { fetchRows, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { OtherLanguage } from '@/lib/languages'
import { wordsOf } from '@/lib/words/catalogue'
import { PARTY_WORDS } from '@/lib/words/english/party'
import { PLACES_WORDS } from '@/lib/words/english/places'
import { fillPlaceholders } from '@/lib/words/fill'
import type { AcceptedRegistration } from './accept'

export async function formFullError(
  { form, answers, people }: AcceptedRegistration,
  language: OtherLanguage | null,
): Promise<AppError> {
  if (people > 1) {
    const message = fillPlaceholders((wordsOf(language)?.party ?? PARTY_WORDS).notEnough, {
      count: people,
    })
    return new AppError('form.full', { fields: { [PEOPLE_INPUT_NAME]: message } })
  }
  const limits = await fetchRows<Limit>(sql`
    select field_id as "fieldId", option, province from place_limits
    where id in (select place_claims(${form.id}::int, ${JSON.stringify(answers)}::jsonb))
      and field_id is not null and (held >= seats or waiting > 0) order by id desc`)
  const words = wordsOf(language)?.places ?? PLACES_WORDS
  const translation = language ? form.translations?.[language] : undefined
  const fields = limits.map((limit) => {
    const option = translateOption(translation, limit.fieldId ?? '', limitedOptionText(limit) ?? '')
    return [limit.fieldId, fillPlaceholders(words.optionGone, { option })]
  })
  return new AppError('form.full', fields.length > 0 ? { fields: Object.fromEntries(fields) } : {})
}
