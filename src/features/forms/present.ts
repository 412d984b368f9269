import type { FieldType } from './field-types'
import type { EventForm, FormField, PublicForm } from './schema'

export interface FieldRow {
  id: string
  label: string
  fieldType: FieldType
  placeholder: string | null
  isRequired: boolean
  options: string[] | null
  archived: boolean
}

export interface FormRow {
  id: number
  name: string
  slug: string
  description: string | null
  isActive: boolean
  revision: number
  createdAt: string
  updatedAt: string
  /** In their order; the order itself is the position. */
  fields: FieldRow[]
}

const presentField = ({ archived, ...field }: FieldRow, order: number): FormField => ({
  ...field,
  validation: null,
  order,
})

const iso = (timestamp: string) => new Date(timestamp).toISOString()

export const presentForm = ({ fields, ...form }: FormRow): EventForm => ({
  ...form,
  createdAt: iso(form.createdAt),
  updatedAt: iso(form.updatedAt),
  fields: fields.filter((field) => !field.archived).map(presentField),
  archivedFields: fields.filter((field) => field.archived).map(presentField),
})

/** What a visitor may see of a form (Spec §7). */
export const presentPublicForm = (form: FormRow): PublicForm => ({
  name: form.name,
  slug: form.slug,
  description: form.description,
  fields: form.fields
    .filter((field) => !field.archived)
    .map((field, order) => {
      const { validation, ...shown } = presentField(field, order)
      return shown
    }),
})
