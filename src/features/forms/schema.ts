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
  /** Absent when there is none. */
  helpText?: string
  validation: null
  /** The field's index in the form, from 0. */
  order: number
}

/**
 * What visitors read about options that have a limit (decision 066); each is absent when there is
 * none.
 */
interface OptionMarks {
  /** The options that have no place left. */
  fullOptions?: string[]
  /** The full options that cannot be chosen, because there is no waiting list. */
  closedOptions?: string[]
  /** The note beside an option: that it is full, or how many places are left. */
  optionNotes?: Record<string, string>
}

/** The data of a visitor's form: `GET /api/forms/{slug}`. */
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
   * In a language other than English, `optionTexts` are the translated `options`, in their order.
   */
  fields: (Omit<FormField, 'validation' | 'optionIds'> & {
    optionTexts?: string[]
    /** The HTML `autocomplete` value, which cannot be derived from a translated label. */
    autoComplete?: string
    /** The number of the person, from 1, who is asked; absent for a question that is asked once. */
    person?: number
    /**
     * Present with `person`: the id of the field in the form. `id` then also contains the number of
     * the person, except for the first one.
     */
    fieldId?: string
  } & OptionMarks)[]
  /** Present when one registration may be for several people. */
  party?: PublicParty
  /**
   * For how many people `fields` is, once `expandForm` has repeated the questions
   * (party/expand.ts).
   */
  people?: number
  /** The language of the texts; absent for English in a form that has no other. */
  lang?: Language
  /** The languages in which it can be read; absent when there is English only. */
  languages?: Language[]
}

/** A form as staff see it: `GET /api/admin/forms/{id}`. */
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
  /** True when the form is put away: it is closed and not in the usual list of forms. */
  isArchived: boolean
  fields: FormField[]
  /** Removed fields, kept because registrations still have answers to them. */
  archivedFields: FormField[]
  receipt: ReceiptSettings
  privacy: FormPrivacy
  /**
   * The ids of the fields that staff chose as the registrant's name; null finds the fields by rule
   * (name-fields.ts).
   */
  nameFieldIds: string[] | null
  /** Incremented by each save of the builder and of a translation. */
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

/** Sorts fields by their position in the form (Spec §2.4). */
export const inOrder = <Field extends { order: number }>(fields: readonly Field[]) =>
  [...fields].sort((a, b) => a.order - b.order)

/** Returns the subject for which a form's token is issued (lib/suspicion/form-token.ts). */
export const formTokenSubject = (formId: number): string => `form:${formId}`
