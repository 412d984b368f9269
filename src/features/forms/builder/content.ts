import * as z from 'zod'
import { formContentSchema } from '../field-input'
import { type FieldProperties, propertiesOf } from '../field-properties'
import { type FormDetails, formDetailsSchema } from '../form-input'
import type { PrivacyInput } from '../privacy'
import { type ReceiptSettings, receiptSchema } from '../receipt'
import type { EventForm } from '../schema'
import type { Translations } from '../translations/schema'

/** A field in a draft or a version; one that was never saved has a temporary id or none. */
export type StoredField = Partial<FieldProperties> &
  Pick<FieldProperties, 'label' | 'fieldType'> & { id?: string }

/**
 * The part of a form that Save Form saves. Details and privacy settings that are absent stay as
 * they are.
 */
export interface FormContent {
  fields: StoredField[]
  receipt: ReceiptSettings
  details?: Partial<FormDetails>
  privacy?: PrivacyInput
  /** Only set to restore a version; null when an older process stored that version. */
  translations?: Translations | null
}

/** Returns the part of a form that Save Form saves. */
export const contentOf = (form: EventForm) => ({
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

/**
 * Returns a field as drafts and versions store it: only its id and the properties that staff can
 * edit.
 */
export const toStoredField = (field: StoredField) => ({ id: field.id, ...propertiesOf(field) })

/**
 * The version of the draft that the caller has seen. A draft gets a new version each time it is
 * stored.
 */
const draft = z.string().max(64)
/** A revision of the form. */
const revision = z.number().int().min(0)

export const keepDraftSchema = formContentSchema.extend({
  receipt: receiptSchema,
  /** The revision of the form when the draft was begun. */
  revision,
  /** The version of the stored draft that the caller has seen last; null when there was none. */
  draft: draft.nullable(),
})
export type KeepDraftInput = z.output<typeof keepDraftSchema>

export const publishDraftSchema = z.object({ draft, revision })
export const discardDraftSchema = z.object({ draft })
export const restoreVersionSchema = z.object({ revision })

/** What a preview contains: the fields, and the details of the form that it shows. */
export const previewSchema = z.object({
  fields: formContentSchema.shape.fields,
  details: formDetailsSchema
    .pick({ name: true, description: true, thanksText: true })
    .extend({ hasSteps: formDetailsSchema.shape.hasSteps.default(false) }),
})
export type PreviewInput = z.output<typeof previewSchema>

/**
 * The response of `GET /api/admin/forms/{id}/draft`: work that is stored but not shown to visitors.
 */
export interface FormDraft extends FormContent {
  version: string
  /** The revision of the form when the draft was begun. */
  baseRevision: number
  /** True when the form has been saved after the draft was begun. */
  isOutdated: boolean
  /** The name of the account that stored the draft; null when the account is deleted. */
  savedBy: string | null
  /** ISO 8601, UTC. */
  savedAt: string
}

/** One row of `GET /api/admin/forms/{id}/versions`: a saved state of the form. */
export interface FormVersion extends Omit<FormContent, 'translations'> {
  revision: number
  /** A hash of the translations; null when the version was stored without them. */
  translationsMark?: string | null
  /**
   * The name of the account that saved this state. Null when the account is deleted. Also null when
   * the state was only stored as a version at the next save, because its account is not known then.
   */
  savedBy: string | null
  /** ISO 8601, UTC. */
  savedAt: string
}
