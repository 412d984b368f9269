import type { FieldProperties } from './field-properties'
import { type FormPrivacy, RETENTION_STARTS } from './privacy'
import { DEFAULT_RECEIPT, type ReceiptSettings } from './receipt'
import type { EventForm, FormField, PublicForm } from './schema'

export interface FieldRow extends FieldProperties {
  id: string
  archived: boolean
}

interface StoredReceipt {
  isOn: boolean
  /** `subject` and `text` are null until staff have changed them. */
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
  isActive: boolean
  isArchived: boolean
  revision: number
  /** PostgreSQL's `xmin`, which is different after each write of the row. */
  version: string
  receipt: StoredReceipt
  notice: { isOn: boolean; version: number; text: string | null }
  retention: { days: number | null; from: string | null; eventDay: string | null }
  nameFieldIds: string[] | null
  createdAt: string
  updatedAt: string
  /** In the order of the form, including removed ones. */
  fields: FieldRow[]
}

const presentField = ({ archived, helpText, ...field }: FieldRow, order: number): FormField => ({
  ...field,
  ...(helpText && { helpText }),
  validation: null,
  order,
})

/** The stored texts of the confirmation email, or the defaults where there are none. */
export const receiptOf = ({ isOn, subject, text }: StoredReceipt): ReceiptSettings => ({
  isOn,
  subject: subject ?? DEFAULT_RECEIPT.subject,
  text: text ?? DEFAULT_RECEIPT.text,
})

const iso = (timestamp: string) => new Date(timestamp).toISOString()

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
  version,
  notice,
  retention,
  ...form
}: FormRow): EventForm => ({
  ...form,
  privacy: presentPrivacy({ notice, retention }),
  receipt: receiptOf(form.receipt),
  createdAt: iso(form.createdAt),
  updatedAt: iso(form.updatedAt),
  fields: fields.filter((field) => !field.archived).map(presentField),
  archivedFields: fields.filter((field) => field.archived).map(presentField),
})

/** The part of a form that visitors may see (Spec §7). */
export const presentPublicForm = (form: FormRow): PublicForm => ({
  name: form.name,
  slug: form.slug,
  description: form.description,
  ...(form.thanksText && { thanksText: form.thanksText }),
  ...(form.notice.isOn && {
    notice: { version: form.notice.version, text: form.notice.text ?? '' },
  }),
  fields: form.fields
    .filter((field) => !field.archived)
    .map((field, order) => {
      const { validation, ...shown } = presentField(field, order)
      return shown
    }),
})
