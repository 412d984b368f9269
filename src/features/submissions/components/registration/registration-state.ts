import type { PublicForm } from '@/features/forms/schema'
import type { DraftAnswers } from '../../answers'

/** A refused attempt that was sent without script: what was filled in and what was wrong. */
export interface Attempt {
  answers: DraftAnswers
  errors: Record<string, string>
  message: string
}

/** Spec §4: editing → submitting → submitted or failed; "Submit Another" reads the form again. */
export interface RegistrationState {
  screen: 'form' | 'submitted' | 'loading' | 'missing'
  form: PublicForm
  /** One per filled form: a repeat of it answers the first result (design §5). */
  idempotencyKey: string
  /** What the inputs start with. Never changes under an open form: they would follow it. */
  draft: DraftAnswers
  /** The refusal of an attempt sent without script, until the next one. */
  refusal: string | null
  /** Message by field id. */
  errors: Record<string, string>
  /** Why the last sending failed, when no field is to blame. */
  failure: string | null
  isSending: boolean
  reference: string
}

export type RegistrationEvent =
  | { type: 'edited'; fieldId: string; error?: string }
  | { type: 'refused'; errors: Record<string, string> }
  | { type: 'sending' }
  | { type: 'failed'; message: string }
  | { type: 'submitted'; reference: string }
  | { type: 'another' }
  | { type: 'opened'; form: PublicForm; idempotencyKey: string }
  | { type: 'closed' }

export function startRegistration(
  form: PublicForm,
  idempotencyKey: string,
  attempt: Attempt | null,
): RegistrationState {
  return {
    screen: 'form',
    form,
    idempotencyKey,
    draft: attempt?.answers ?? {},
    refusal: attempt?.message ?? null,
    errors: attempt?.errors ?? {},
    failure: null,
    isSending: false,
    reference: '',
  }
}

function withoutError(errors: Record<string, string>, fieldId: string) {
  const { [fieldId]: _, ...rest } = errors
  return rest
}

export function registrationReducer(
  state: RegistrationState,
  event: RegistrationEvent,
): RegistrationState {
  switch (event.type) {
    case 'edited': {
      if (!event.error && !(event.fieldId in state.errors)) return state
      const rest = withoutError(state.errors, event.fieldId)
      return { ...state, errors: event.error ? { ...rest, [event.fieldId]: event.error } : rest }
    }
    case 'refused':
      return { ...state, refusal: null, errors: event.errors, failure: null, isSending: false }
    case 'sending':
      return { ...state, refusal: null, errors: {}, failure: null, isSending: true }
    case 'failed':
      return { ...state, failure: event.message, isSending: false }
    case 'submitted':
      return { ...state, screen: 'submitted', isSending: false, reference: event.reference }
    case 'another':
      return { ...state, screen: 'loading' }
    case 'opened':
      return startRegistration(event.form, event.idempotencyKey, null)
    case 'closed':
      return { ...state, screen: 'missing' }
  }
}
