import 'server-only'
import { optionOf } from '@/features/forms/capacity/opening'
import type { Limit } from '@/features/forms/capacity/schema'
import { PEOPLE_INPUT_NAME } from '@/features/forms/party/party'
import { findOption } from '@/features/forms/translations/translate'
import { fetchRows, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { OtherLanguage } from '@/lib/languages'
import { wordsOf } from '@/lib/words/catalogue'
import { PARTY } from '@/lib/words/english/party'
import { PLACES } from '@/lib/words/english/places'
import { fillPlaceholders } from '@/lib/words/fill'
import type { Accepted } from './accept'

export async function fullError(
  { form, answers, people }: Accepted,
  language: OtherLanguage | null,
): Promise<AppError> {
  if (people > 1) {
    const message = fillPlaceholders((wordsOf(language)?.party ?? PARTY).notEnough, {
      count: people,
    })
    return new AppError('form.full', { fields: { [PEOPLE_INPUT_NAME]: message } })
  }
  const limits = await fetchRows<Limit>(sql`
    select field_id as "fieldId", option, province from place_limits
    where id in (select place_claims(${form.id}::int, ${JSON.stringify(answers)}::jsonb))
      and field_id is not null and (held >= seats or waiting > 0) order by id desc`)
  const words = wordsOf(language)?.places ?? PLACES
  const translation = language ? form.translations?.[language] : undefined
  const fields = limits.map((limit) => {
    const option = findOption(translation, limit.fieldId ?? '', optionOf(limit) ?? '')
    return [limit.fieldId, fillPlaceholders(words.optionGone, { option })]
  })
  return new AppError('form.full', fields.length > 0 ? { fields: Object.fromEntries(fields) } : {})
}
