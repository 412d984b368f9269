import type { FieldProperties } from './field-properties'
import type { FormPrivacy } from './privacy'
import type { ReceiptSettings } from './receipt'

/** Spec §3, Form field. */
export interface FormField extends Omit<FieldProperties, 'helpText'> {
  id: string
  /** Absent when there is none. */
  helpText?: string
  validation: null
  /** Position, from 0. */
  order: number
}

/** The data of a visitor's form: `GET /api/forms/{slug}`. */
export interface PublicForm {
  name: string
  slug: string
  description: string | null
  /** Shown below the usual thanks; absent when there is none. */
  thanksText?: string
  notice?: Pick<FormPrivacy['notice'], 'version' | 'text'>
  fields: Omit<FormField, 'validation'>[]
}

/** One row of `GET /api/admin/forms`. */
export interface EventForm {
  id: number
  name: string
  slug: string
  description: string | null
  /** Shown below the usual texts: while the form is closed, and after a registration. */
  closedText: string | null
  thanksText: string | null
  isActive: boolean
  fields: FormField[]
  /** Removed fields, kept because details and exports still show their answers. */
  archivedFields: FormField[]
  receipt: ReceiptSettings
  privacy: FormPrivacy
  /** The fields that staff chose as the registrant's name; null: by rule. */
  nameFieldIds: string[] | null
  /** Incremented by every saved change of the fields. */
  revision: number
  /** ISO 8601, UTC. */
  createdAt: string
  updatedAt: string
}

/** A row of the list of forms. `submissions` is null for roles that may not read them. */
export interface ListedForm extends EventForm {
  submissions: {
    total: number
    /** ISO 8601, UTC; null before the first submission. */
    lastAt: string | null
  } | null
}

/** Sorts a form's fields as they are shown (Spec §2.4). */
export const inOrder = <Field extends { order: number }>(fields: readonly Field[]) =>
  [...fields].sort((a, b) => a.order - b.order)

/** The subject of a form's token (lib/suspicion/form-token.ts). */
export const formTokenSubject = (formId: number): string => `form:${formId}`
