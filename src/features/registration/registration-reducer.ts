import type { PublicForm } from '@/features/forms/schema'
import type { Draft } from './draft'
import {
  initialRegistrationState,
  type ReceivedRegistration,
  type RegistrationState,
  type SendingFailure,
  type UploadedBytes,
} from './registration-state'
import { firstStepIdWithError } from './steps'

export type RegistrationEvent =
  | { type: 'edited'; fieldId: string; error?: string }
  | { type: 'restored'; draft: Draft; isShown: boolean }
  | { type: 'refused'; errors: Record<string, string> }
  | { type: 'sending'; progress: UploadedBytes | null }
  | { type: 'progress'; progress: UploadedBytes }
  | { type: 'failed'; failure: SendingFailure }
  | { type: 'received'; received: ReceivedRegistration }
  | {
      type: 'submitted'
      reference: string
      queue?: number | null
      link?: string
      choices?: string[]
    }
  | { type: 'another' }
  | { type: 'opened'; form: PublicForm; cleared?: Draft }
  | { type: 'closed' }
  | { type: 'plain' }
  | { type: 'translated'; form: PublicForm }
  | { type: 'reworded'; errors: Record<string, string> }
  | { type: 'stepped'; step: string }
  | ({ type: 'people' } & Pick<RegistrationState, 'form' | 'cards' | 'draft' | 'errors'>)

function withoutError(errors: Record<string, string>, fieldId: string) {
  const { [fieldId]: _, ...rest } = errors
  return rest
}

function withoutFile(draft: Draft | null, fieldId: string) {
  if (!draft?.files.includes(fieldId)) return draft
  return { ...draft, files: draft.files.filter((id) => id !== fieldId) }
}

/**
 * Removes the files that an error has just told the visitor to choose again, because the visitor is
 * told only once.
 */
function withoutTold(draft: Draft | null, errors: Record<string, string>) {
  const files = draft?.files.filter((id) => !(id in errors)) ?? []
  return draft && files.length > 0 ? { ...draft, files } : null
}

/** Drops a failure with a message of the server, which cannot be shown in another language. */
const reworded = (failure: SendingFailure | null): SendingFailure | null =>
  failure && 'cut' in failure ? failure : null

const NO_RESULT = { refusal: null, failure: null, received: null, progress: null, isSending: false }

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
      const { unanswered } = event.draft
      const restored = event.isShown ? event.draft : null
      const failure: SendingFailure | null = unanswered && { cut: 'unsure' }
      const step = event.isShown ? (event.draft.step ?? null) : state.step
      return { ...state, restored, cleared: null, failure, step }
    }
    case 'refused':
      return {
        ...state,
        ...NO_RESULT,
        restored: withoutTold(state.restored, event.errors),
        errors: event.errors,
        step: firstStepIdWithError(state.form, event.errors) ?? state.step,
      }
    case 'sending': {
      const sending = { progress: event.progress, isSending: true }
      return { ...state, ...NO_RESULT, ...sending, restored: null, cleared: null, errors: {} }
    }
    case 'progress':
      return { ...state, progress: event.progress }
    case 'failed':
      return { ...state, ...NO_RESULT, failure: event.failure }
    case 'received':
      return { ...state, ...NO_RESULT, received: event.received }
    case 'submitted':
      return {
        ...state,
        ...NO_RESULT,
        screen: 'submitted',
        reference: event.reference,
        queue: event.queue ?? null,
        link: event.link ?? '',
        choices: event.choices ?? [],
      }
    case 'another':
      return { ...state, screen: 'loading' }
    case 'opened': {
      const { form, cleared = null } = event
      const start = initialRegistrationState({ form, isPlain: state.isPlain })
      return { ...start, round: state.round + 1, cleared }
    }
    case 'closed':
      return { ...state, screen: 'missing' }
    case 'stepped':
      return { ...state, step: event.step, errors: {}, refusal: null }
    case 'people': {
      const { type: _, ...changed } = event
      return { ...state, ...changed }
    }
    case 'translated':
      return { ...state, form: event.form, refusal: null, failure: reworded(state.failure) }
    case 'reworded':
      return { ...state, errors: event.errors }
    case 'plain':
      return { ...state, isPlain: true }
  }
}
