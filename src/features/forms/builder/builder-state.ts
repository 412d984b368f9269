import { renameTriggers } from '../conditions/show-when'
import { type EventForm, inOrder } from '../schema'
import type { FormDraft } from './content'
import { DETAILS, type DetailsDraft, toDetailsDraft, toDetailsInput } from './details-draft'
import { conditionIdOf, type DraftField, toDraft } from './draft-fields'
import {
  type DraftOnScreen,
  isSameWork,
  type KnownOptions,
  knownOptions,
  type SentContent,
  toContent,
  type Work,
  workFromDraft,
} from './draft-on-screen'
import { isSamePrivacy, toPrivacyDraft, toPrivacyInput } from './privacy-draft'
import type { WorkProblems } from './problems'
import { isSameReceipt, toReceiptInput } from './receipt-draft'

export interface BuilderState extends Work {
  /**
   * The content of the form as it is stored. Work that differs from it is unsaved, unless it equals
   * `draft`.
   */
  saved: SentContent
  known: KnownOptions
  /**
   * The draft that this screen opened or stored; null for none. Work that equals it does not count
   * as unsaved.
   */
  draft: DraftOnScreen | null
  revision: number
  openKey: string | null
  /** Validation errors of the last refused attempt to save, without those of what changed since. */
  problems: WorkProblems
}

/** The content that a save has sent. Changes made while the save runs stay unsaved. */
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

export function builderStateOf(form: EventForm): BuilderState {
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

/** Whether the work equals the draft that this screen opened or stored. */
export const equalsDraft = (state: BuilderState): boolean =>
  state.draft !== null && isSameWork(state, state.draft)

/** Whether the work differs from both the stored form and the draft on the screen. */
export const hasUnsavedWork = (state: BuilderState): boolean =>
  !isSameWork(state, state.saved) && !equalsDraft(state)

/**
 * Shows the draft instead of the current work. The revision at which the draft was begun replaces
 * the current revision. A save is then refused if the form was saved after the draft was begun.
 */
export const openDraft = (state: BuilderState, draft: FormDraft): BuilderState => {
  const work = workFromDraft(draft, state.saved)
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
 * Returns the ids that the fields have after a save, by field key. The response lists the fields in
 * the order in which they were sent, so they are matched by position.
 */
export function assignedIds(form: EventForm, { keys }: SentWork): ReadonlyMap<string, string> {
  const stored = inOrder(form.fields)
  return new Map(keys.flatMap((key, at) => (stored[at] ? [[key, stored[at].id] as const] : [])))
}

/** Gives new fields the ids that a save has assigned, and uses these ids in conditions too. */
export function withIds(fields: readonly DraftField[], ids: ReadonlyMap<string, string>) {
  const real = new Map(
    fields.map((field) => [conditionIdOf(field), ids.get(field.key) ?? field.id]),
  )
  return fields.map((field) => ({
    ...field,
    id: ids.get(field.key) ?? field.id,
    showWhen: renameTriggers(field.showWhen, real),
  }))
}

/** Returns the stored details, except those that were changed while the save ran. */
function acceptDetails(now: DetailsDraft, sent: SentWork, stored: DetailsDraft): DetailsDraft {
  const input = toDetailsInput(now)
  const kept = DETAILS.filter((name) => input[name] !== sent.details[name])
  return { ...stored, ...Object.fromEntries(kept.map((name) => [name, now[name]])) }
}

/**
 * Applies the response of a save. New fields get the ids that the server assigned; otherwise the
 * next save would add them again. Changes made while the save ran stay, as unsaved work.
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
