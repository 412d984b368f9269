import * as z from 'zod'
import { formContentSchema } from '../field-input'
import { type FieldProperties, fieldPropertiesOf } from '../field-properties'
import { type FormDetails, formDetailsSchema } from '../form-input'
import type { PrivacyInput } from '../privacy'
import { type ReceiptSettings, receiptSchema } from '../receipt'
import type { EventForm } from '../schema'
import type { Translations } from '../translations/schema'

/**
 * A field in a draft or a version. The id of a field that was never saved is temporary or absent.
 */
export type StoredField = Partial<FieldProperties> &
  Pick<FieldProperties, 'label' | 'fieldType'> & { id?: string }

/** What the button “Save Form” saves. Absent details and privacy settings are not changed. */
export interface FormContent {
  fields: StoredField[]
  receipt: ReceiptSettings
  details?: Partial<FormDetails>
  privacy?: PrivacyInput
  /**
   * Set only to restore a version of the form. Null when that version was stored without
   * translations, for example by a process of an older version of the application.
   */
  translations?: Translations | null
}

export const contentOfForm = (form: EventForm) => ({
  fields: form.fields,
  receipt: form.receipt,
  details: {
    name: form.name,
    slug: form.slug,
    description: form.description,
    closedText: form.closedText,
    thanksText: form.thanksText,
    hasSteps: form.hasSteps,
  } satisfies FormDetails,
  privacy: form.privacy,
})

export const toStoredField = (field: StoredField) => ({ id: field.id, ...fieldPropertiesOf(field) })

/** The version of the draft that the caller has seen; it changes whenever the draft is stored. */
const draft = z.string().max(64)
const revision = z.number().int().min(0)

export const saveDraftSchema = formContentSchema.extend({
  receipt: receiptSchema,
  revision,
  /** Null when the caller has seen no draft. */
  draft: draft.nullable(),
})
export type SaveDraftInput = z.output<typeof saveDraftSchema>

export const publishDraftSchema = z.object({ draft, revision })
export const discardDraftSchema = z.object({ draft })
export const restoreVersionSchema = z.object({ revision })

export const previewSchema = z.object({
  fields: formContentSchema.shape.fields,
  details: formDetailsSchema
    .pick({ name: true, description: true, thanksText: true })
    .extend({ hasSteps: formDetailsSchema.shape.hasSteps.default(false) }),
})
export type PreviewInput = z.output<typeof previewSchema>

/** Work in the builder that is stored but not shown to visitors. */
export interface FormDraft extends FormContent {
  version: string
  baseRevision: number
  isOutdated: boolean
  /** The account's name; null when the account is deleted. */
  savedBy: string | null
  savedAt: string
}

export interface FormVersion extends Omit<FormContent, 'translations'> {
  revision: number
  /** A hash of the translations; null when the version was stored without them. */
  translationsMark?: string | null
  /**
   * The account's name. Null when the account is deleted, and for a state that was stored as a
   * version only at the following save.
   */
  savedBy: string | null
  savedAt: string
}
