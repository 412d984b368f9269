import { replaceTriggerIds } from '../conditions/show-when'
import { type EventForm, sortByOrder } from '../schema'
import type { FormDraft } from './content'
import {
  type DetailsDraft,
  FORM_DETAIL_NAMES,
  toDetailsDraft,
  toDetailsInput,
} from './details-draft'
import { conditionIdOf, type DraftField, toDraftField } from './draft-fields'
import {
  type BuilderWork,
  type DraftOnScreen,
  isSameWork,
  type KnownOptions,
  knownOptionsOf,
  type SentContent,
  toSentContent,
  workFromDraft,
} from './draft-on-screen'
import { isSamePrivacy, toPrivacyDraft, toPrivacyInput } from './privacy-draft'
import type { WorkProblems } from './problems'
import { isSameReceipt, toReceiptInput } from './receipt-draft'

export interface BuilderState extends BuilderWork {
  /** The stored form. Work that differs from it is unsaved, unless the work equals `draft`. */
  saved: SentContent
  known: KnownOptions
  draft: DraftOnScreen | null
  revision: number
  openKey: string | null
  /**
   * Errors of the last attempt to save or to store a draft. When a part is changed, its errors are
   * removed.
   */
  problems: WorkProblems
}

/**
 * The content to save, with the keys of its fields. Changes made while the save runs stay unsaved.
 */
export interface SentWork extends SentContent {
  keys: readonly string[]
}

export const NO_WORK_PROBLEMS: WorkProblems = { fields: {}, receipt: {}, details: {}, privacy: {} }

const storedWork = (form: EventForm): BuilderWork => ({
  fields: sortByOrder(form.fields).map(toDraftField),
  receipt: form.receipt,
  details: toDetailsDraft(form),
  privacy: toPrivacyDraft(form.privacy),
})

export function builderStateOf(form: EventForm): BuilderState {
  const work = storedWork(form)
  return {
    ...work,
    saved: toSentContent(work),
    known: knownOptionsOf(form.fields),
    draft: null,
    revision: form.revision,
    openKey: null,
    problems: NO_WORK_PROBLEMS,
  }
}

export const equalsDraft = (state: BuilderState): boolean =>
  state.draft !== null && isSameWork(state, state.draft)

export const hasUnsavedWork = (state: BuilderState): boolean =>
  !isSameWork(state, state.saved) && !equalsDraft(state)

/**
 * Returns the state with the draft in the builder and with the draft's revision, so that a save is
 * refused if the form has a newer one.
 */
export const builderStateWithDraft = (state: BuilderState, draft: FormDraft): BuilderState => {
  const work = workFromDraft(draft, state.saved)
  return {
    ...state,
    ...work,
    known: { ...state.known, ...knownOptionsOf(draft.fields) },
    draft: { version: draft.version, ...toSentContent(work) },
    revision: draft.baseRevision,
    openKey: null,
    problems: NO_WORK_PROBLEMS,
  }
}

/**
 * Returns the stored id of each field, by the field's key. Relies on the server returning the
 * fields in the order in which they were sent.
 */
export function mapKeysToStoredIds(
  form: EventForm,
  { keys }: SentWork,
): ReadonlyMap<string, string> {
  const stored = sortByOrder(form.fields)
  return new Map(keys.flatMap((key, at) => (stored[at] ? [[key, stored[at].id] as const] : [])))
}

export function withStoredIds(fields: readonly DraftField[], ids: ReadonlyMap<string, string>) {
  const real = new Map(
    fields.map((field) => [conditionIdOf(field), ids.get(field.key) ?? field.id]),
  )
  return fields.map((field) => ({
    ...field,
    id: ids.get(field.key) ?? field.id,
    showWhen: replaceTriggerIds(field.showWhen, real),
  }))
}

function acceptDetails(now: DetailsDraft, sent: SentWork, stored: DetailsDraft): DetailsDraft {
  const input = toDetailsInput(now)
  const kept = FORM_DETAIL_NAMES.filter((name) => input[name] !== sent.details[name])
  return { ...stored, ...Object.fromEntries(kept.map((name) => [name, now[name]])) }
}

/**
 * Returns the state after a save. New fields get their ids, because the next save would otherwise
 * add them again. Changes made after sending stay unsaved.
 */
export function builderStateAfterSave(
  state: BuilderState,
  form: EventForm,
  sent: SentWork,
): BuilderState {
  const stored = storedWork(form)
  const isReceiptSent = isSameReceipt(toReceiptInput(state.receipt), sent.receipt)
  const isPrivacySent = isSamePrivacy(toPrivacyInput(state.privacy), sent.privacy)
  return {
    ...state,
    fields: withStoredIds(state.fields, mapKeysToStoredIds(form, sent)),
    receipt: isReceiptSent ? stored.receipt : state.receipt,
    details: acceptDetails(state.details, sent, stored.details),
    privacy: isPrivacySent ? stored.privacy : state.privacy,
    saved: toSentContent(stored),
    known: knownOptionsOf(form.fields),
    draft: null,
    revision: form.revision,
    problems: NO_WORK_PROBLEMS,
  }
}
