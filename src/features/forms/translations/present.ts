import type { OtherLanguage } from '@/lib/languages'
import { DEFAULT_RECEIPT } from '../receipt'
import {
  FIELD_TEXTS,
  type FieldText,
  FORM_TEXTS,
  type FormText,
  type FormTranslation,
  type Translation,
} from './schema'
import {
  fieldKey,
  isTranslationComplete,
  listSources,
  optionKey,
  RECEIPT_KEYS,
  type Translatable,
} from './sources'

export const NO_TRANSLATION: Translation = { isShown: false, texts: {} }

const DEFAULT_TEXTS = new Map<string, string>([
  [RECEIPT_KEYS.subject, DEFAULT_RECEIPT.subject],
  [RECEIPT_KEYS.text, DEFAULT_RECEIPT.text],
])

export function presentTranslation(
  form: Translatable & { revision: number },
  lang: OtherLanguage,
  translation: Translation = NO_TRANSLATION,
): FormTranslation {
  const { isShown, texts } = translation
  const own = (key: string) => texts[key]?.text ?? null
  // Default texts of the confirmation email are already translated, so they are listed only if
  // staff have stored a translation of their own.
  const sources = listSources(form).filter(
    ({ key, source }) => key in texts || DEFAULT_TEXTS.get(key) !== source,
  )
  const isDone = ({ key }: { key: string }) => own(key) !== null
  const outdated = sources.flatMap(({ key, source }) => {
    const of = texts[key]?.of
    return of === undefined || of === source ? [] : [[key, of]]
  })
  const noticeChanged = outdated.some(([key]) => key === 'notice')
  const ofForm = Object.fromEntries(FORM_TEXTS.map((key) => [key, own(key)])) as Record<
    FormText,
    string | null
  >
  return {
    lang,
    isShown,
    isVisible: isShown && isTranslationComplete(form, translation),
    revision: form.revision,
    ...ofForm,
    receipt: { subject: own(RECEIPT_KEYS.subject), text: own(RECEIPT_KEYS.text) },
    fields: Object.fromEntries(
      form.fields.map(({ id, options }) => {
        const named = FIELD_TEXTS.map((name) => [name, own(fieldKey(id, name))] as const)
        return [
          id,
          {
            ...(Object.fromEntries(named) as Record<FieldText, string | null>),
            options: options?.map((option) => own(optionKey(id, option))) ?? null,
          },
        ]
      }),
    ),
    sources,
    total: sources.length,
    done: sources.filter(isDone).length,
    missing:
      sources.filter((source) => source.isRequired && !isDone(source)).length +
      (noticeChanged ? 1 : 0),
    changed: Object.fromEntries(outdated),
  }
}
