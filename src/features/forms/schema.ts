import type { Language } from '@/lib/languages'
import type { FieldProperties, FieldSettings, GivenSettings } from './field-properties'
import type { PublicParty } from './party/party'
import type { FormPrivacy } from './privacy'
import type { ReceiptSettings } from './receipt'

export interface FormField
  extends Omit<FieldProperties, 'helpText' | keyof FieldSettings>,
    GivenSettings {
  id: string
  helpText?: string
  validation: null
  order: number
}

/** What visitors see of options that have a limit (decision 066); a property may be absent. */
interface OptionMarks {
  fullOptions?: string[]
  /** Full options that cannot be chosen, because there is no waiting list. */
  closedOptions?: string[]
  optionNotes?: Record<string, string>
}

export interface PublicForm {
  name: string
  slug: string
  description: string | null
  thanksText?: string
  hasSteps?: true
  notice?: Pick<FormPrivacy['notice'], 'version' | 'text'> & { isSensitive?: true }
  /** The form's fields. `optionTexts` are the translations of `options`, in the same order. */
  fields: (Omit<FormField, 'validation' | 'optionIds'> & {
    optionTexts?: string[]
    /**
     * The HTML `autocomplete` value, found by the English label, because a translated label is not
     * recognised.
     */
    autoComplete?: string
    /** Which person is asked, from 1; absent for a question that is asked once. */
    person?: number
    /**
     * The id of the form's field, present with `person`. From the second person on, `id` also ends
     * with the person's number.
     */
    fieldId?: string
  } & OptionMarks)[]
  party?: PublicParty
  /**
   * For how many people `expandPartyForm` repeated the questions in `fields`; absent before that.
   */
  people?: number
  /** The language of the texts. Absent for a form that visitors can read in English only. */
  lang?: Language
  languages?: Language[]
}

export interface EventForm {
  id: number
  name: string
  slug: string
  description: string | null
  closedText: string | null
  thanksText: string | null
  hasSteps: boolean
  isActive: boolean
  /** An archived form is inactive and not in the usual list of forms. */
  isArchived: boolean
  fields: FormField[]
  /** Removed fields, kept because registrations may have answers to them. */
  archivedFields: FormField[]
  receipt: ReceiptSettings
  privacy: FormPrivacy
  /**
   * The fields that staff chose for the registrant's name. Null when nobody has chosen any;
   * name-fields.ts then finds them by labels and types.
   */
  nameFieldIds: string[] | null
  /** Incremented when the builder saves, publishes or restores, and when translations are saved. */
  revision: number
  createdAt: string
  updatedAt: string
}

/** A form in the list of forms. `submissions` is null for roles that may not read registrations. */
export interface ListedForm extends EventForm {
  submissions: {
    total: number
    lastAt: string | null
    /** Whether the form has limits, or somebody waits, is offered a place or has cancelled. */
    hasSeats: boolean
  } | null
}

export const sortByOrder = <Field extends { order: number }>(fields: readonly Field[]) =>
  [...fields].sort((a, b) => a.order - b.order)

export const formTokenSubject = (formId: number): string => `form:${formId}`
