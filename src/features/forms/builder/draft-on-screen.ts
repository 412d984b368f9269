import type { FieldInput } from '../field-input'
import type { FormDetails } from '../form-input'
import { type IdentifiedOptions, matchOptionIds } from '../option-ids'
import type { PrivacyInput } from '../privacy'
import type { ReceiptSettings } from '../receipt'
import type { FormDraft } from './content'
import { changedDetails, type DetailsDraft, toDetailsDraft, toDetailsInput } from './details-draft'
import { type DraftField, toDraftField, toFieldInputs } from './draft-fields'
import { isSamePrivacy, toPrivacyDraft, toPrivacyInput } from './privacy-draft'
import { isSameReceipt, toReceiptInput } from './receipt-draft'

/** What staff edit in the builder, what undo restores, and what a draft stores. */
export interface BuilderWork {
  fields: DraftField[]
  receipt: ReceiptSettings
  details: DetailsDraft
  privacy: PrivacyInput
}

/** The work in the shape of a request. It is compared with the stored content in this shape too. */
export interface SentContent {
  fields: FieldInput[]
  receipt: ReceiptSettings
  details: FormDetails
  privacy: PrivacyInput
}

export interface DraftOnScreen extends SentContent {
  version: string
}

/**
 * Returns the work of a draft. Details and privacy settings that the draft lacks are those of
 * `saved`.
 */
export const workFromDraft = (
  { fields, receipt, details, privacy }: FormDraft,
  saved: Pick<SentContent, 'details' | 'privacy'>,
): BuilderWork => ({
  fields: fields.map((field, at) => toDraftField({ ...field, key: field.id ?? `draft-${at}` })),
  receipt,
  details: toDetailsDraft({ ...saved.details, ...details }),
  privacy: toPrivacyDraft(privacy ?? saved.privacy),
})

export const toSentContent = ({ fields, receipt, details, privacy }: BuilderWork): SentContent => ({
  fields: toFieldInputs(fields),
  receipt: toReceiptInput(receipt),
  details: toDetailsInput(details),
  privacy: toPrivacyInput(privacy),
})

/**
 * The options and their ids, by field id, as they were when the form or draft was opened or the
 * form was last saved.
 */
export type KnownOptions = Readonly<Record<string, IdentifiedOptions>>

export const knownOptionsOf = (
  fields: readonly (IdentifiedOptions & { id?: string })[],
): KnownOptions =>
  Object.fromEntries(
    fields.map(({ id = '', options, optionIds }) => [id, { options, optionIds }] as const),
  )

const withOptionIds = (field: FieldInput, known: KnownOptions): FieldInput =>
  field.options
    ? { ...field, optionIds: matchOptionIds(field.options, known[field.id ?? ''] ?? {}) }
    : field

/**
 * Returns the content to send: with option ids, without unchanged details, and without privacy
 * settings if none is changed.
 */
export const toChangedContent = (
  { fields, details, privacy, ...content }: SentContent,
  { saved, known }: { saved: SentContent; known: KnownOptions },
) => ({
  ...content,
  fields: fields.map((field) => withOptionIds(field, known)),
  details: changedDetails(details, saved.details),
  privacy: isSamePrivacy(privacy, saved.privacy) ? undefined : privacy,
})

export function isSameWork(work: BuilderWork, sent: SentContent): boolean {
  const { fields, receipt, details, privacy } = toSentContent(work)
  return (
    isSameReceipt(receipt, sent.receipt) &&
    isSamePrivacy(privacy, sent.privacy) &&
    !changedDetails(details, sent.details) &&
    JSON.stringify(fields) === JSON.stringify(sent.fields)
  )
}
