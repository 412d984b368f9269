import type { FieldInput } from '../field-input'
import type { ReceiptSettings } from '../receipt'
import { type EventForm, inOrder } from '../schema'
import type { FormDraft } from './content'
import { type DraftField, type DraftProblems, toDraft, toFieldInputs } from './draft-fields'
import { type DraftOnScreen, isSameWork, workOf } from './draft-on-screen'
import { isSameReceipt, type ReceiptProblems, toReceiptInput } from './receipt-draft'

export interface BuilderState {
  fields: DraftField[]
  /** The stored fields of the form; when the current ones differ, there is unsaved work. */
  saved: FieldInput[]
  receipt: ReceiptSettings
  savedReceipt: ReceiptSettings
  /**
   * The draft that was opened or stored by this screen; work that equals it is not unsaved either.
   */
  draft: DraftOnScreen | null
  revision: number
  openKey: string | null
  /** Validation errors of the last attempt to save, by field key. */
  problems: Record<string, DraftProblems>
  receiptProblems: ReceiptProblems
}

/** The fields and email that a save has sent. Changes made while it runs stay unsaved. */
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

/** Whether the work equals the stored draft. */
export const isKept = (state: BuilderState): boolean =>
  state.draft !== null && isSameWork(state, state.draft)

/** Whether the work is neither what visitors see nor what a draft stores. */
export const hasUnsavedWork = (state: BuilderState): boolean =>
  !isSameWork(state, { fields: state.saved, receipt: state.savedReceipt }) && !isKept(state)

/**
 * Shows the draft instead of the current work. Its base revision replaces the current one, so that
 * a save is refused if the form was saved after the draft was begun.
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

/**
 * The ids that a save has assigned, by field key. The response lists the fields in the order in
 * which they were sent, so they are matched by position.
 */
export function assignedIds(form: EventForm, { keys }: SentWork): ReadonlyMap<string, string> {
  const stored = inOrder(form.fields)
  return new Map(keys.flatMap((key, at) => (stored[at] ? [[key, stored[at].id] as const] : [])))
}

/** Gives new fields the ids that a save assigned. */
export const withIds = (fields: readonly DraftField[], ids: ReadonlyMap<string, string>) =>
  fields.map((field) => ({ ...field, id: ids.get(field.key) ?? field.id }))

/**
 * Applies the response of a save: new fields get the ids that the server assigned; otherwise the
 * next save would add them again. Changes made while it ran stay, as unsaved work.
 */
export function acceptSaved(state: BuilderState, form: EventForm, sent: SentWork) {
  const stored = inOrder(form.fields)
  const isReceiptSent = isSameReceipt(toReceiptInput(state.receipt), sent.receipt)
  const fields = withIds(state.fields, assignedIds(form, sent))
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
