import type { Language } from '@/lib/languages'
import type { FieldProperties, FieldSettings, GivenSettings } from './field-properties'
import type { PublicParty } from './party/party'
import type { FormPrivacy } from './privacy'
import type { ReceiptSettings } from './receipt'

/** Spec §3, Form field. */
export interface FormField
  extends Omit<FieldProperties, 'helpText' | keyof FieldSettings>,
    GivenSettings {
  id: string
  /** Absent when the field has no help text. */
  helpText?: string
  validation: null
  /** The field's index in the form, from 0. */
  order: number
}

/**
 * What visitors see of options that have a limit (decision 066). A property is absent when it
 * applies to no option.
 */
interface OptionMarks {
  /** The options without a place for a new registration. */
  fullOptions?: string[]
  /** The full options that cannot be chosen, because there is no waiting list. */
  closedOptions?: string[]
  /** The note beside an option: that it is full, or how many places are left. */
  optionNotes?: Record<string, string>
}

/** The data of a visitor's form. `GET /api/forms/{slug}` returns it and its places. */
export interface PublicForm {
  name: string
  slug: string
  description: string | null
  /** Shown below the usual thanks; absent when staff have written none. */
  thanksText?: string
  /** Shown one section at a time; absent when all are on one page. */
  hasSteps?: true
  notice?: Pick<FormPrivacy['notice'], 'version' | 'text'> & { isSensitive?: true }
  /**
   * In another language than English, `optionTexts` are the translations of `options`, in the same
   * order.
   */
  fields: (Omit<FormField, 'validation' | 'optionIds'> & {
    optionTexts?: string[]
    /**
     * The HTML `autocomplete` value that the English label gave; a translated label cannot give it.
     */
    autoComplete?: string
    /** The number of the person, from 1, who is asked; absent for a question that is asked once. */
    person?: number
    /**
     * The id of the field in the form; present with `person`. `id` then ends with the number of the
     * person, except for the first one.
     */
    fieldId?: string
  } & OptionMarks)[]
  /** Present when one registration may be for several people. */
  party?: PublicParty
  /**
   * The number of people for whom `expandForm` (party/expand.ts) has repeated questions in
   * `fields`; absent in a form that it has not changed.
   */
  people?: number
  /** The language of the texts; absent for a form in English that has no translation. */
  lang?: Language
  /** The languages in which visitors can read the form; absent when there is English only. */
  languages?: Language[]
}

/** A form as staff see it: the response of `GET /api/admin/forms/{id}`. */
export interface EventForm {
  id: number
  name: string
  slug: string
  description: string | null
  /**
   * `closedText` is shown below the usual text while the form is closed, `thanksText` after a
   * registration.
   */
  closedText: string | null
  thanksText: string | null
  /** Whether visitors see one section at a time. */
  hasSteps: boolean
  isActive: boolean
  /** True when the form is archived: it is closed and not in the usual list of forms. */
  isArchived: boolean
  fields: FormField[]
  /** Removed fields. They are kept, because registrations may have answers to them. */
  archivedFields: FormField[]
  receipt: ReceiptSettings
  privacy: FormPrivacy
  /**
   * The ids of the fields that staff chose as the registrant's name. Null: the fields are found by
   * their labels and types (name-fields.ts).
   */
  nameFieldIds: string[] | null
  /**
   * Incremented by each save in the builder, published draft, restored version and saved
   * translation.
   */
  revision: number
  /** ISO 8601, UTC. */
  createdAt: string
  updatedAt: string
}

/**
 * One row of `GET /api/admin/forms`. `submissions` is null for roles that may not read
 * registrations.
 */
export interface ListedForm extends EventForm {
  submissions: {
    total: number
    /** ISO 8601, UTC; null before the first submission. */
    lastAt: string | null
    /** Whether the form has limits, or somebody waits, is offered a place or has cancelled. */
    hasSeats: boolean
  } | null
}

/** Returns the fields sorted by their position in the form (Spec §2.4). */
export const inOrder = <Field extends { order: number }>(fields: readonly Field[]) =>
  [...fields].sort((a, b) => a.order - b.order)

/** Returns the subject of the signed token in a form's page (lib/suspicion/form-token.ts). */
export const formTokenSubject = (formId: number): string => `form:${formId}`
