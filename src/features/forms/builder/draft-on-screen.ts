import type { FieldInput } from '../field-input'
import type { FormDetails } from '../form-input'
import { type IdentifiedOptions, matchIds } from '../option-ids'
import type { PrivacyInput } from '../privacy'
import type { ReceiptSettings } from '../receipt'
import type { FormDraft } from './content'
import { changedDetails, type DetailsDraft, toDetailsDraft, toDetailsInput } from './details-draft'
import { type DraftField, toDraft, toFieldInputs } from './draft-fields'
import { isSamePrivacy, toPrivacyDraft, toPrivacyInput } from './privacy-draft'
import { isSameReceipt, toReceiptInput } from './receipt-draft'

/** What is edited: undo restores it, and a draft stores it. */
export interface Work {
  fields: DraftField[]
  receipt: ReceiptSettings
  details: DetailsDraft
  privacy: PrivacyInput
}

/**
 * The work converted for a request. Unsaved changes are detected by converting the current work and
 * comparing it with the stored content.
 */
export interface SentContent {
  fields: FieldInput[]
  receipt: ReceiptSettings
  details: FormDetails
  privacy: PrivacyInput
}

/** The draft that this screen has opened or stored. */
export interface DraftOnScreen extends SentContent {
  version: string
}

/**
 * Returns the draft's content for editing. Details and privacy settings that it lacks are those of
 * the saved form; fields that were never saved get generated keys.
 */
export const workOf = (
  { fields, receipt, details, privacy }: FormDraft,
  saved: Pick<SentContent, 'details' | 'privacy'>,
): Work => ({
  fields: fields.map((field, at) => toDraft({ ...field, key: field.id ?? `draft-${at}` })),
  receipt,
  details: toDetailsDraft({ ...saved.details, ...details }),
  privacy: toPrivacyDraft(privacy ?? saved.privacy),
})

export const toContent = ({ fields, receipt, details, privacy }: Work): SentContent => ({
  fields: toFieldInputs(fields),
  receipt: toReceiptInput(receipt),
  details: toDetailsInput(details),
  privacy: toPrivacyInput(privacy),
})

/** The options that fields had when they were opened or saved last, with their ids, by field id. */
export type KnownOptions = Readonly<Record<string, IdentifiedOptions>>

export const knownOptions = (
  fields: readonly (IdentifiedOptions & { id?: string })[],
): KnownOptions =>
  Object.fromEntries(
    fields.map(({ id = '', options, optionIds }) => [id, { options, optionIds }] as const),
  )

/** Adds the ids of options; the builder loses them, because it edits options as one text. */
const withOptionIds = (field: FieldInput, known: KnownOptions): FieldInput =>
  field.options
    ? { ...field, optionIds: matchIds(field.options, known[field.id ?? ''] ?? {}) }
    : field

/** The body of a save: of details and privacy settings only what has changed. */
export const changedContent = (
  { fields, details, privacy, ...content }: SentContent,
  { saved, known }: { saved: SentContent; known: KnownOptions },
) => ({
  ...content,
  fields: fields.map((field) => withOptionIds(field, known)),
  details: changedDetails(details, saved.details),
  privacy: isSamePrivacy(privacy, saved.privacy) ? undefined : privacy,
})

export function isSameWork(work: Work, sent: SentContent): boolean {
  const { fields, receipt, details, privacy } = toContent(work)
  return (
    isSameReceipt(receipt, sent.receipt) &&
    isSamePrivacy(privacy, sent.privacy) &&
    !changedDetails(details, sent.details) &&
    JSON.stringify(fields) === JSON.stringify(sent.fields)
  )
}
