import type { FieldProperties } from '../field-properties'
import { isQuestion } from '../field-types'
import { FORM_LIMITS } from '../limits'
import { PRIVACY_LIMITS } from '../privacy'
import { RECEIPT_LIMITS } from '../receipt'
import {
  FIELD_TEXTS,
  type FieldText,
  FORM_TEXTS,
  type SourceText,
  type TextPart,
  type Translation,
  type Translations,
} from './schema'

type Text = string | null | undefined

export interface Translatable {
  name: string
  description: Text
  closedText: Text
  thanksText: Text
  /**
   * The confirmation email. When `subject` or `text` is null, the default text is sent, whose
   * translation comes with the product.
   */
  receipt: { isOn: boolean; subject?: Text; text?: Text }
  notice: { isOn: boolean; text: Text }
  fields: readonly TranslatableField[]
}

interface TranslatableField extends Pick<FieldProperties, 'label' | 'fieldType' | 'options'> {
  id: string
  placeholder?: Text
  helpText?: Text
  unit?: Text
}

export const RECEIPT_KEYS = { subject: 'receiptSubject', text: 'receiptText' } as const

const LIMITS: Record<TextPart, number> = {
  name: FORM_LIMITS.name,
  description: FORM_LIMITS.description,
  closedText: FORM_LIMITS.text,
  thanksText: FORM_LIMITS.text,
  notice: PRIVACY_LIMITS.notice,
  receiptSubject: RECEIPT_LIMITS.subject,
  receiptText: RECEIPT_LIMITS.text,
  label: FORM_LIMITS.label,
  placeholder: FORM_LIMITS.placeholder,
  helpText: FORM_LIMITS.helpText,
  blockText: FORM_LIMITS.blockText,
  unit: FORM_LIMITS.unit,
  option: FORM_LIMITS.option,
}

export const fieldKey = (fieldId: string, text: FieldText) => `field:${fieldId}:${text}`
/**
 * The key contains the option's text instead of its position, so that an option keeps its
 * translation when it is moved.
 */
export const optionKey = (fieldId: string, option: string) => `field:${fieldId}:option:${option}`

function listOfField(field: TranslatableField): SourceText[] {
  const { id: fieldId, options } = field
  const texts = FIELD_TEXTS.flatMap((name): SourceText[] => {
    const source = field[name]
    if (!source) return []
    const isRequired = name === 'label' || name === 'unit'
    const part = name === 'helpText' && !isQuestion(field) ? 'blockText' : name
    const place = { key: fieldKey(fieldId, name), path: `fields.${fieldId}.${name}`, part } as const
    return [{ ...place, source, isRequired, limit: LIMITS[part], fieldId }]
  })
  const choices = (options ?? []).map((source, at) => ({
    key: optionKey(fieldId, source),
    path: `fields.${fieldId}.options.${at}`,
    part: 'option' as const,
    source,
    isRequired: true,
    limit: LIMITS.option,
    fieldId,
  }))
  return [...texts, ...choices]
}

/**
 * Lists the form's texts. Leaves out the confirmation email and the notice when they are switched
 * off.
 */
export function listSources(form: Translatable): SourceText[] {
  const { notice, receipt, fields } = form
  const own = { ...form, notice: notice.isOn ? notice.text : null }
  const texts = FORM_TEXTS.map((key) => ({ key, path: key, source: own[key] }))
  const mail = [
    {
      key: RECEIPT_KEYS.subject,
      path: 'receipt.subject',
      source: receipt.isOn ? receipt.subject : null,
    },
    { key: RECEIPT_KEYS.text, path: 'receipt.text', source: receipt.isOn ? receipt.text : null },
  ] as const
  const ofForm = [...texts, ...mail].flatMap(({ key, path, source }): SourceText[] => {
    if (!source) return []
    const isRequired = key === 'name' || key === 'notice'
    return [{ key, path, part: key, source, isRequired, limit: LIMITS[key] }]
  })
  return [...ofForm, ...fields.flatMap(listOfField)]
}

export const listAllSources = (form: Translatable): SourceText[] =>
  listSources({
    ...form,
    receipt: { ...form.receipt, isOn: true },
    notice: { ...form.notice, isOn: true },
  })

/**
 * Returns the translation of a text; null if there is none. A translation of an earlier notice does
 * not count, because visitors agree to the notice.
 */
export function findTranslatedText(
  translation: Pick<Translation, 'texts'> | undefined,
  key: string,
  source: Text,
): string | null {
  const found = translation?.texts[key]
  if (!found || !source || (key === 'notice' && found.of !== source)) return null
  return found.text
}

export const isTranslationComplete = (form: Translatable, translation: Translation): boolean =>
  listSources(form).every(
    ({ key, source, isRequired }) =>
      !isRequired || findTranslatedText(translation, key, source) !== null,
  )

/**
 * Replaces the field ids in the keys of translations, because the fields of a copied or imported
 * form have other ids.
 */
export function renameFieldIds(
  translations: Translations,
  ids: ReadonlyMap<string, string>,
): Translations {
  const renamed = (key: string) => {
    const [first, id = '', ...rest] = key.split(':')
    return first === 'field' ? ['field', ids.get(id) ?? id, ...rest].join(':') : key
  }
  return Object.fromEntries(
    Object.entries(translations).map(([lang, { isShown, texts }]) => [
      lang,
      {
        isShown,
        texts: Object.fromEntries(Object.entries(texts).map(([key, of]) => [renamed(key), of])),
      },
    ]),
  )
}
