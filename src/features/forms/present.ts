import { SOURCE_LANGUAGE } from '@/lib/languages'
import type { Limit, Places } from './capacity/schema'
import {
  type FieldProperties,
  type FieldSettings,
  nonBlankSettingsOf,
  type StoredSettings,
} from './field-properties'
import { fromStoredOptionIds } from './option-ids'
import type { Party } from './party/party'
import { partyProperty } from './party/present-party'
import { provinceOptions } from './places/provinces'
import { type FormPrivacy, RETENTION_STARTS } from './privacy'
import { DEFAULT_RECEIPT, type ReceiptSettings } from './receipt'
import type { EventForm, FormField, PublicForm } from './schema'
import type { Translations } from './translations/schema'
import type { Translatable } from './translations/sources'
import { listFormLanguages } from './translations/translate'

export interface FormFieldRow extends Omit<FieldProperties, keyof FieldSettings> {
  id: string
  archived: boolean
}

interface StoredReceipt {
  isOn: boolean
  /** A null or absent `subject` or `text` stands for the default one. */
  subject?: string | null
  text?: string | null
}

export interface FormRow {
  id: number
  name: string
  slug: string
  description: string | null
  closedText: string | null
  thanksText: string | null
  hasSteps: boolean
  isActive: boolean
  isArchived: boolean
  revision: number
  /** PostgreSQL's `xmin`, which differs after each transaction that writes the row. */
  version: string
  receipt: StoredReceipt
  notice: { isOn: boolean; version: number; text: string | null; isSensitive: boolean }
  retention: { days: number | null; from: string | null; eventDay: string | null }
  nameFieldIds: string[] | null
  /** Settings by field id. Null when all fields have the settings of a blank field. */
  fieldSettings: Record<string, StoredSettings> | null
  translations: Translations | null
  opensAt: string | null
  closesAt: string | null
  places: Omit<Places, 'opensAt' | 'closesAt' | 'party' | 'limits'>
  party: Party | null
  limits: Limit[]
  createdAt: string
  updatedAt: string
  /** All fields, including removed ones, in the order of the form. */
  fields: FormFieldRow[]
}

const presentField = (
  { archived, helpText, ...field }: FormFieldRow,
  settings: FormRow['fieldSettings'],
  order: number,
): FormField => {
  const { optionIds: stored, ...given } = settings?.[field.id] ?? {}
  const optionIds = fromStoredOptionIds(field.options, stored)
  return {
    ...field,
    ...(helpText && { helpText }),
    ...nonBlankSettingsOf(given),
    ...(optionIds && { optionIds }),
    validation: null,
    order,
  }
}

const presentFields = ({ fields, fieldSettings }: Pick<FormRow, 'fields' | 'fieldSettings'>) => {
  const some = (isArchived: boolean) =>
    fields
      .filter(({ archived }) => archived === isArchived)
      .map((field, order) => presentField(field, fieldSettings, order))
  return { fields: some(false), archivedFields: some(true) }
}

export const receiptSettingsOf = ({ isOn, subject, text }: StoredReceipt): ReceiptSettings => ({
  isOn,
  subject: subject ?? DEFAULT_RECEIPT.subject,
  text: text ?? DEFAULT_RECEIPT.text,
})

const presentPrivacy = ({
  notice,
  retention,
}: Pick<FormRow, 'notice' | 'retention'>): FormPrivacy => ({
  notice: { ...notice, text: notice.text ?? '' },
  retention: {
    days: retention.days,
    from: RETENTION_STARTS.find((start) => start === retention.from) ?? 'arrival',
    eventDay: retention.eventDay,
  },
})

export const presentForm = ({
  fields,
  fieldSettings,
  version,
  notice,
  retention,
  translations,
  opensAt,
  closesAt,
  places,
  party,
  limits,
  ...form
}: FormRow): EventForm => ({
  ...form,
  privacy: presentPrivacy({ notice, retention }),
  receipt: receiptSettingsOf(form.receipt),
  ...presentFields({ fields, fieldSettings }),
})

export const translatablePartOf = (form: FormRow): Translatable & Pick<FormRow, 'revision'> => ({
  ...form,
  fields: presentFields(form).fields,
})

/** Returns the form's languages, or an empty object when it is in English only. */
function languagesOf(form: FormRow): Pick<PublicForm, 'lang' | 'languages'> {
  const languages = form.translations
    ? listFormLanguages(translatablePartOf(form), form.translations)
    : []
  return languages.length > 0 ? { lang: SOURCE_LANGUAGE, languages } : {}
}

/** Returns the part of a form that visitors may see (Spec §7), in English. */
export const presentPublicForm = (form: FormRow): PublicForm => ({
  name: form.name,
  slug: form.slug,
  description: form.description,
  ...(form.thanksText && { thanksText: form.thanksText }),
  ...(form.hasSteps && { hasSteps: true }),
  ...(form.notice.isOn && {
    notice: {
      version: form.notice.version,
      text: form.notice.text ?? '',
      ...(form.notice.isSensitive && { isSensitive: true }),
    },
  }),
  fields: presentFields(form).fields.map(({ validation, optionIds, ...shown }) => ({
    ...shown,
    options: provinceOptions(shown.fieldType) ?? shown.options,
  })),
  ...partyProperty(form, presentFields(form).fields),
  ...languagesOf(form),
})
