import * as z from 'zod'
import { saveFieldsSchema } from '../field-input'
import { type FieldProperties, propertiesOf } from '../field-properties'
import { formDetailsSchema } from '../form-input'
import { type ReceiptSettings, receiptSchema } from '../receipt'

/** A field in a draft or an earlier version; one that was never saved has no id. */
export type KeptField = Partial<FieldProperties> &
  Pick<FieldProperties, 'label' | 'fieldType'> & { id?: string }

/** What Save Form saves: the fields in their order, and the confirmation email. */
export interface FormContent {
  fields: KeptField[]
  receipt: ReceiptSettings
}

/** Without its place in the database row or on the screen. */
export const keepField = (field: KeptField) => ({ id: field.id, ...propertiesOf(field) })

/** Which draft somebody has seen: another one after every keeping. */
const draft = z.string().max(64)
/** Which state of the form. */
const revision = z.number().int().min(0)

export const keepDraftSchema = z.object({
  fields: saveFieldsSchema.shape.fields,
  receipt: receiptSchema,
  /** The revision that the draft was begun at. */
  revision,
  /** The draft in its place, as it was last seen; null for none. */
  draft: draft.nullable(),
})
export type KeepDraftInput = z.output<typeof keepDraftSchema>

export const publishDraftSchema = z.object({ draft, revision })
export const discardDraftSchema = z.object({ draft })
export const restoreVersionSchema = z.object({ revision })

/** What is on the screen: fields, and the words around them. */
export const previewSchema = z.object({
  fields: saveFieldsSchema.shape.fields,
  details: formDetailsSchema.pick({ name: true, description: true, thanksText: true }),
})
export type PreviewInput = z.output<typeof previewSchema>

/** `GET /api/admin/forms/{id}/draft`: kept and not shown. */
export interface FormDraft extends FormContent {
  version: string
  /** Of the form, when the draft was begun. */
  baseRevision: number
  /** Somebody has saved the form since. */
  isOutdated: boolean
  /** Null when the account is gone. */
  savedBy: string | null
  /** ISO 8601, UTC. */
  savedAt: string
}

/** One row of `GET /api/admin/forms/{id}/versions`: a state that visitors could see. */
export interface FormVersion extends FormContent {
  revision: number
  /** Null for a state that was there before versions were kept, or when the account is gone. */
  savedBy: string | null
  /** ISO 8601, UTC. */
  savedAt: string
}
