import 'server-only'
import { FIELD_TYPE_TRAITS } from '@/features/forms/field-types'
import { isOtherChoice } from '@/features/forms/other-choice'
import type { PublicForm } from '@/features/forms/schema'
import type { FreeText } from '@/lib/suspicion/text-signs'

/**
 * Words in a field's texts which show that the field asks for a URL. A URL in its answer is then no
 * sign of spam.
 */
const ASKS_LINK =
  /\b(link|url|website|web ?site|web ?page|page|facebook|fb|instagram|youtube|tiktok|channel|profile|social|portfolio)\b/i

export const freeTextsOf = (
  fields: PublicForm['fields'],
  answers: Readonly<Record<string, string | string[]>>,
): FreeText[] =>
  fields.flatMap((field) => {
    const { id, label, placeholder, helpText, fieldType, hasOther } = field
    const isFree = FIELD_TYPE_TRAITS[fieldType].holds === 'words'
    const mayBeLink = ASKS_LINK.test([label, placeholder, helpText].join(' '))
    return [answers[id] ?? []]
      .flat()
      .filter((text) => isFree || (hasOther && isOtherChoice(field, text)))
      .map((text) => ({ text, mayBeLink }))
  })
