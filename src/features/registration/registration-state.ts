import type { DraftAnswers } from '@/features/answers/answers'
import type { PublicForm } from '@/features/forms/schema'
import type { Draft } from './draft'
import type { Difference } from './unanswered'

/** A refused attempt that was sent without script: what was filled in and what was wrong. */
export interface Attempt {
  answers: DraftAnswers
  errors: Record<string, string>
  message: string
}

/**
 * Why there is no answer: nothing left a device without connection, the connection broke before all
 * of it had left, or the visitor stopped it. `unsure` when it may be stored all the same.
 */
export type Cut = 'offline' | 'broken' | 'cancelled' | 'unsure'

/** Why the last sending failed, when no field is to blame: the server's sentence, or no answer. */
export type Failure = { message: string } | { cut: Cut }

/** How much of the files has left. */
export interface Progress {
  sentBytes: number
  totalBytes: number
}

/** The key was used up by answers that differ from these. */
export interface Received {
  reference: string
  differences: Difference[]
}

/** Spec §4: editing → submitting → submitted or failed; "Submit Another" reads the form again. */
export interface RegistrationState {
  screen: 'form' | 'submitted' | 'loading' | 'missing'
  form: PublicForm
  /** Counts the filled forms: each one begins with new, empty inputs. */
  round: number
  /** One per filled form: a repeat of it answers the first result (design §5). */
  idempotencyKey: string
  /** What the inputs start with. Never changes under an open form: they would follow it. */
  draft: DraftAnswers
  /** What the device had kept and brought back, until it is answered or cleared. */
  restored: Draft | null
  /** What was cleared, until the next answer. */
  cleared: Draft | null
  /** The refusal of an attempt sent without script, until the next one. */
  refusal: string | null
  /** Message by field id. */
  errors: Record<string, string>
  failure: Failure | null
  received: Received | null
  isSending: boolean
  /** Null without files. */
  progress: Progress | null
  /** The browser's own file button and its own sending. */
  isPlain: boolean
  reference: string
}

export type RegistrationEvent =
  | { type: 'edited'; fieldId: string; error?: string }
  | { type: 'restored'; draft: Draft; isShown: boolean }
  | { type: 'refused'; errors: Record<string, string> }
  | { type: 'sending'; idempotencyKey: string; progress: Progress | null }
  | { type: 'progress'; progress: Progress }
  | { type: 'failed'; failure: Failure }
  | { type: 'received'; received: Received }
  | { type: 'submitted'; reference: string }
  | { type: 'another' }
  | { type: 'opened'; form: PublicForm; idempotencyKey: string; cleared?: Draft }
  | { type: 'closed' }
  | { type: 'plain' }

interface Start {
  form: PublicForm
  idempotencyKey: string
  attempt?: Attempt | null
  isPlain?: boolean
}

export function startRegistration({
  form,
  idempotencyKey,
  attempt,
  isPlain = false,
}: Start): RegistrationState {
  return {
    screen: 'form',
    form,
    round: 0,
    idempotencyKey,
    draft: attempt?.answers ?? {},
    restored: null,
    cleared: null,
    refusal: attempt?.message ?? null,
    errors: attempt?.errors ?? {},
    failure: null,
    received: null,
    isSending: false,
    progress: null,
    isPlain,
    reference: '',
  }
}

function withoutError(errors: Record<string, string>, fieldId: string) {
  const { [fieldId]: _, ...rest } = errors
  return rest
}

/** A file that was chosen again need not be asked for. */
function withoutFile(draft: Draft | null, fieldId: string) {
  if (!draft?.files.includes(fieldId)) return draft
  return { ...draft, files: draft.files.filter((id) => id !== fieldId) }
}

/** What was said about the last sending, taken back. */
const UNSAID = { refusal: null, failure: null, received: null, progress: null, isSending: false }

export function registrationReducer(
  state: RegistrationState,
  event: RegistrationEvent,
): RegistrationState {
  switch (event.type) {
    case 'edited': {
      const { fieldId, error } = event
      const restored = withoutFile(state.restored, fieldId)
      const isSaid = fieldId in state.errors
      if (!error && !isSaid && !state.cleared && restored === state.restored) return state
      const rest = withoutError(state.errors, fieldId)
      const errors = error ? { ...rest, [fieldId]: error } : rest
      return { ...state, restored, cleared: null, errors }
    }
    case 'restored': {
      const { idempotencyKey, unanswered } = event.draft
      const restored = event.isShown ? event.draft : null
      const failure: Failure | null = unanswered && { cut: 'unsure' }
      return { ...state, idempotencyKey, restored, cleared: null, failure }
    }
    case 'refused':
      return { ...state, ...UNSAID, restored: null, errors: event.errors }
    case 'sending': {
      const { idempotencyKey, progress } = event
      const sending = { idempotencyKey, progress, isSending: true }
      return { ...state, ...UNSAID, ...sending, restored: null, cleared: null, errors: {} }
    }
    case 'progress':
      return { ...state, progress: event.progress }
    case 'failed':
      return { ...state, ...UNSAID, failure: event.failure }
    case 'received':
      return { ...state, ...UNSAID, received: event.received }
    case 'submitted':
      return { ...state, ...UNSAID, screen: 'submitted', reference: event.reference }
    case 'another':
      return { ...state, screen: 'loading' }
    case 'opened': {
      const { form, idempotencyKey, cleared = null } = event
      const start = startRegistration({ form, idempotencyKey, isPlain: state.isPlain })
      return { ...start, round: state.round + 1, cleared }
    }
    case 'closed':
      return { ...state, screen: 'missing' }
    case 'plain':
      return { ...state, isPlain: true }
  }
}
