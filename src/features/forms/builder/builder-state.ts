import { renameTriggers } from '../conditions/show-when'
import { type EventForm, inOrder } from '../schema'
import type { FormDraft } from './content'
import { DETAILS, type DetailsDraft, toDetailsDraft, toDetailsInput } from './details-draft'
import { type DraftField, idOf, toDraft } from './draft-fields'
import {
  type DraftOnScreen,
  isSameWork,
  type KnownOptions,
  knownOptions,
  type SentContent,
  toContent,
  type Work,
  workOf,
} from './draft-on-screen'
import { isSamePrivacy, toPrivacyDraft, toPrivacyInput } from './privacy-draft'
import type { WorkProblems } from './problems'
import { isSameReceipt, toReceiptInput } from './receipt-draft'

export interface BuilderState extends Work {
  /** The content of the form as it is stored; work that differs from it is unsaved. */
  saved: SentContent
  known: KnownOptions
  /**
   * The draft that this screen opened or stored, or null. Work that equals it does not count as
   * unsaved.
   */
  draft: DraftOnScreen | null
  revision: number
  openKey: string | null
  /** Validation errors of the last attempt to save. */
  problems: WorkProblems
}

/** What a save has sent. Changes made while it runs stay unsaved. */
export interface SentWork extends SentContent {
  /** The keys of the fields, in their order. */
  keys: readonly string[]
}

export const NO_PROBLEMS: WorkProblems = { fields: {}, receipt: {}, details: {}, privacy: {} }

const storedWork = (form: EventForm): Work => ({
  fields: inOrder(form.fields).map(toDraft),
  receipt: form.receipt,
  details: toDetailsDraft(form),
  privacy: toPrivacyDraft(form.privacy),
})

export function openForm(form: EventForm): BuilderState {
  const work = storedWork(form)
  return {
    ...work,
    saved: toContent(work),
    known: knownOptions(form.fields),
    draft: null,
    revision: form.revision,
    openKey: null,
    problems: NO_PROBLEMS,
  }
}

/** Whether the work equals the stored draft. */
export const equalsDraft = (state: BuilderState): boolean =>
  state.draft !== null && isSameWork(state, state.draft)

/** Whether the work is neither what visitors see nor what a draft stores. */
export const hasUnsavedWork = (state: BuilderState): boolean =>
  !isSameWork(state, state.saved) && !equalsDraft(state)

/**
 * Shows the draft instead of the current work. Its base revision replaces the current one, so that
 * a save is refused if the form was saved after the draft was begun.
 */
export const openDraft = (state: BuilderState, draft: FormDraft): BuilderState => {
  const work = workOf(draft, state.saved)
  return {
    ...state,
    ...work,
    known: { ...state.known, ...knownOptions(draft.fields) },
    draft: { version: draft.version, ...toContent(work) },
    revision: draft.baseRevision,
    openKey: null,
    problems: NO_PROBLEMS,
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

/** Gives new fields the ids that a save assigned, also where conditions name them. */
export function withIds(fields: readonly DraftField[], ids: ReadonlyMap<string, string>) {
  const real = new Map(fields.map((field) => [idOf(field), ids.get(field.key) ?? field.id]))
  return fields.map((field) => ({
    ...field,
    id: ids.get(field.key) ?? field.id,
    showWhen: renameTriggers(field.showWhen, real),
  }))
}

/** The stored details, except those that were changed while they were saved. */
function acceptDetails(now: DetailsDraft, sent: SentWork, stored: DetailsDraft): DetailsDraft {
  const input = toDetailsInput(now)
  const kept = DETAILS.filter((name) => input[name] !== sent.details[name])
  return { ...stored, ...Object.fromEntries(kept.map((name) => [name, now[name]])) }
}

/**
 * Applies the response of a save: new fields get the ids that the server assigned; otherwise the
 * next save would add them again. Changes made while it ran stay, as unsaved work.
 */
export function acceptSaved(state: BuilderState, form: EventForm, sent: SentWork): BuilderState {
  const stored = storedWork(form)
  const isReceiptSent = isSameReceipt(toReceiptInput(state.receipt), sent.receipt)
  const isPrivacySent = isSamePrivacy(toPrivacyInput(state.privacy), sent.privacy)
  return {
    ...state,
    fields: withIds(state.fields, assignedIds(form, sent)),
    receipt: isReceiptSent ? stored.receipt : state.receipt,
    details: acceptDetails(state.details, sent, stored.details),
    privacy: isPrivacySent ? stored.privacy : state.privacy,
    saved: toContent(stored),
    known: knownOptions(form.fields),
    draft: null,
    revision: form.revision,
    problems: NO_PROBLEMS,
  }
}
