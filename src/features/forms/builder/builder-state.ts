import type { FieldInput } from '../field-input'
import type { ReceiptSettings } from '../receipt'
import { type EventForm, inOrder } from '../schema'
import type { FormDraft } from './content'
import { type DraftField, type DraftProblems, toDraft, toFieldInputs } from './draft-fields'
import { type DraftOnScreen, isSameWork, workOf } from './draft-on-screen'
import { isSameReceipt, type ReceiptProblems, toReceiptInput } from './receipt-draft'

export interface BuilderState {
  fields: DraftField[]
  /** What the server has, in the shape it was sent: unsaved work is whatever differs from it. */
  saved: FieldInput[]
  receipt: ReceiptSettings
  savedReceipt: ReceiptSettings
  /** Kept and not shown: what is the same as this is not unsaved either. */
  draft: DraftOnScreen | null
  revision: number
  openKey: string | null
  /** Field key → what is wrong with it, found at the last attempt to save. */
  problems: Record<string, DraftProblems>
  receiptProblems: ReceiptProblems
}

/** What a save sent: whatever was changed since stays unsaved. */
export interface SentWork {
  keys: readonly string[]
  receipt: ReceiptSettings
}

export function openForm(form: EventForm): BuilderState {
  const fields = inOrder(form.fields).map(toDraft)
  return {
    fields,
    saved: toFieldInputs(fields),
    receipt: form.receipt,
    savedReceipt: form.receipt,
    draft: null,
    revision: form.revision,
    openKey: null,
    problems: {},
    receiptProblems: {},
  }
}

/** Kept as a draft, and nothing changed since. */
export const isKept = (state: BuilderState): boolean =>
  state.draft !== null && isSameWork(state, state.draft)

/** What neither visitors see nor a draft keeps. */
export const hasUnsavedWork = (state: BuilderState): boolean =>
  !isSameWork(state, { fields: state.saved, receipt: state.savedReceipt }) && !isKept(state)

/**
 * The draft in place of what is on the screen. Its revision comes along: a save tells when the form
 * was saved since the draft was begun.
 */
export const openDraft = (state: BuilderState, draft: FormDraft): BuilderState => {
  const work = workOf(draft)
  const kept = { fields: toFieldInputs(work.fields), receipt: toReceiptInput(work.receipt) }
  return {
    ...state,
    ...work,
    draft: { version: draft.version, ...kept },
    revision: draft.baseRevision,
    openKey: null,
    problems: {},
    receiptProblems: {},
  }
}

/** The ids that a save gave: by position, for what was sent in this order. */
export function idsOfSaved(form: EventForm, { keys }: SentWork): ReadonlyMap<string, string> {
  const stored = inOrder(form.fields)
  return new Map(keys.flatMap((key, at) => (stored[at] ? [[key, stored[at].id] as const] : [])))
}

/** Fields that a save has made known to the server. */
export const withIds = (fields: readonly DraftField[], ids: ReadonlyMap<string, string>) =>
  fields.map((field) => ({ ...field, id: ids.get(field.key) ?? field.id }))

/**
 * The answer to a save: new fields take the ids the server gave them, by position, so that the next
 * save keeps them. What was typed while the save was on its way stays typed, and unsaved.
 */
export function acceptSaved(state: BuilderState, form: EventForm, sent: SentWork) {
  const stored = inOrder(form.fields)
  const isReceiptSent = isSameReceipt(toReceiptInput(state.receipt), sent.receipt)
  const fields = withIds(state.fields, idsOfSaved(form, sent))
  return {
    ...state,
    fields,
    saved: toFieldInputs(stored.map(toDraft)),
    receipt: isReceiptSent ? form.receipt : state.receipt,
    savedReceipt: form.receipt,
    draft: null,
    revision: form.revision,
    problems: {},
    receiptProblems: {},
  }
}
