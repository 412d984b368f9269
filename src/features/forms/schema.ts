import type { FieldProperties } from './field-properties'
import type { FormPrivacy } from './privacy'
import type { ReceiptSettings } from './receipt'

/** Spec §3, Form field. */
export interface FormField extends Omit<FieldProperties, 'helpText'> {
  id: string
  /** Absent when there are none. */
  helpText?: string
  validation: null
  /** 0-based position. */
  order: number
}

/** What a visitor's form needs: `GET /api/forms/{slug}`. */
export interface PublicForm {
  name: string
  slug: string
  description: string | null
  /** Beside the usual thanks; absent when there is none. */
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
  /** Beside the usual words while it is closed, and after a registration. */
  closedText: string | null
  thanksText: string | null
  isActive: boolean
  fields: FormField[]
  /** Removed fields: details and exports still name the answers they got. */
  archivedFields: FormField[]
  receipt: ReceiptSettings
  privacy: FormPrivacy
  /** Whose answers say who a registration is from, as staff chose them; null: by the rule. */
  nameFieldIds: string[] | null
  /** Counts up with every saved change of the fields. */
  revision: number
  /** ISO 8601, UTC. */
  createdAt: string
  updatedAt: string
}

/** A row of the list of forms. `submissions` is null for a role that may not see them. */
export interface ListedForm extends EventForm {
  submissions: {
    total: number
    /** ISO 8601, UTC; null before the first one. */
    lastAt: string | null
  } | null
}

/** The order in which a form's fields are shown (Spec §2.4). */
export const inOrder = <Field extends { order: number }>(fields: readonly Field[]) =>
  [...fields].sort((a, b) => a.order - b.order)

/** What a form's token is issued for (lib/suspicion/form-token.ts). */
export const formTokenSubject = (formId: number): string => `form:${formId}`
