import {
  type Language,
  OTHER_LANGUAGES,
  type OtherLanguage,
  SOURCE_LANGUAGE,
} from '@/lib/languages'
import { autoCompleteFor } from '../auto-complete'
import type { FormField, PublicForm } from '../schema'
import { FIELD_TEXTS, type Translation, type Translations } from './schema'
import {
  fieldKey,
  findTranslatedText,
  isTranslationComplete,
  optionKey,
  type Translatable,
} from './sources'

/**
 * Lists the languages in which visitors can read the form. The list is empty when English is the
 * only one.
 */
export function listFormLanguages(
  form: Translatable,
  translations: Translations | null,
): Language[] {
  const others = OTHER_LANGUAGES.filter((lang) => {
    const translation = translations?.[lang]
    return translation?.isShown && isTranslationComplete(form, translation)
  })
  return others.length > 0 ? [SOURCE_LANGUAGE, ...others] : []
}

type Field = Pick<FormField, 'id' | 'label' | 'options'> &
  Partial<Record<(typeof FIELD_TEXTS)[number], string | null>>

/**
 * Translates the texts of a field. `options` stay in English, because answers are stored in
 * English. `optionTexts` are the translated options.
 */
export function translateField<F extends Field>(field: F, translation: Translation | undefined): F {
  if (!translation) return field
  const { id, label, options } = field
  const autoComplete = autoCompleteFor(label)
  const texts = FIELD_TEXTS.flatMap((name) => {
    const text = findTranslatedText(translation, fieldKey(id, name), field[name])
    return text === null ? [] : [[name, text]]
  })
  const shown = options?.map((option) => translateOption(translation, id, option))
  return {
    ...field,
    ...Object.fromEntries(texts),
    ...(shown && { optionTexts: shown }),
    ...(autoComplete && { autoComplete }),
  }
}

export const translateOption = (
  translation: Pick<Translation, 'texts'> | undefined,
  fieldId: string,
  option: string,
): string => findTranslatedText(translation, optionKey(fieldId, option), option) ?? option

export function translateForm(
  form: PublicForm,
  lang: OtherLanguage,
  translation: Translation | undefined,
): PublicForm {
  const { name, description, thanksText, notice, fields } = form
  const own = (key: string, source: string) =>
    findTranslatedText(translation, key, source) ?? source
  return {
    ...form,
    lang,
    name: own('name', name),
    description: description && own('description', description),
    ...(thanksText && { thanksText: own('thanksText', thanksText) }),
    ...(notice && { notice: { ...notice, text: own('notice', notice.text) } }),
    fields: fields.map((field) => translateField(field, translation)),
  }
}
