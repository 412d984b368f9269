import 'server-only'
import { FIELD_TYPE_TRAITS } from '@/features/forms/field-types'
import type { PublicForm } from '@/features/forms/schema'
import type { FreeText } from '@/lib/suspicion/text-signs'

/** Labels of fields that ask for a URL. */
const ASKS_LINK =
  /\b(link|url|website|web ?site|web ?page|page|facebook|fb|instagram|youtube|tiktok|channel|profile|social|portfolio)\b/i

/** Returns the free-text answers, which are checked for spam: no choices and no addresses. */
export const freeTextsOf = (
  fields: PublicForm['fields'],
  answers: Readonly<Record<string, string | string[]>>,
): FreeText[] =>
  fields.flatMap(({ id, label, placeholder, helpText, fieldType }) => {
    const text = answers[id]
    if (typeof text !== 'string' || FIELD_TYPE_TRAITS[fieldType].holds !== 'words') return []
    return [{ text, mayBeLink: ASKS_LINK.test([label, placeholder, helpText].join(' ')) }]
  })
