import 'server-only'
import { FIELD_TYPE_TRAITS } from '@/features/forms/field-types'
import type { PublicForm } from '@/features/forms/schema'
import type { FreeText } from '@/lib/suspicion/text-signs'

/** Words by which a field asks for a URL; one in its answer is then no sign of spam. */
const ASKS_LINK =
  /\b(link|url|website|web ?site|web ?page|page|facebook|fb|instagram|youtube|tiktok|channel|profile|social|portfolio)\b/i

/** Returns the answers to check for spam: free texts, without choices, addresses and files. */
export const freeTextsOf = (
  fields: PublicForm['fields'],
  answers: Readonly<Record<string, string | string[]>>,
): FreeText[] =>
  fields.flatMap(({ id, label, placeholder, helpText, fieldType }) => {
    const text = answers[id]
    if (typeof text !== 'string' || FIELD_TYPE_TRAITS[fieldType].holds !== 'words') return []
    return [{ text, mayBeLink: ASKS_LINK.test([label, placeholder, helpText].join(' ')) }]
  })
