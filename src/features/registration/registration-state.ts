import type { DraftAnswers } from '@/features/answers/answers'
import type { PublicForm } from '@/features/forms/schema'
import type { Language } from '@/lib/languages'
import type { LanguageSwitchWords } from '@/lib/words/words'
import type { Draft } from './draft'
import type { AnswerDifference } from './unanswered'

/** The answers and errors of a form that was posted without script and is shown again. */
export interface PostedAttempt {
  answers: DraftAnswers
  errors: Record<string, string>
  /** Null when nothing was refused, but the language or the number of people changed. */
  message: string | null
  people?: number | null
}

/**
 * Why sending was interrupted. `unsure`: this or an earlier attempt may have stored the
 * registration.
 */
export type InterruptionReason = 'offline' | 'broken' | 'cancelled' | 'unsure'

export type SendingFailure = { message: string } | { cut: InterruptionReason }

export interface UploadedBytes {
  sentBytes: number
  totalBytes: number
}

/** The registration that an earlier attempt with the same key has stored, with other answers. */
export interface ReceivedRegistration {
  reference: string
  differences: AnswerDifference[]
}

export interface RegistrationState {
  screen: 'form' | 'submitted' | 'loading' | 'missing'
  form: PublicForm
  /** The React keys of the people's cards. A card keeps its key when an earlier card is removed. */
  cards: number[]
  /**
   * Counts how often the form was opened again on this page. Each time, the form gets new inputs.
   */
  round: number
  /**
   * The initial values of the inputs. When a value changes later, an input that was not edited
   * shows the new value.
   */
  draft: DraftAnswers
  /** The restored draft if it is shown; null after an attempt to send and after clearing. */
  restored: Draft | null
  /**
   * The answers that were cleared, for Undo; null after the next change of an answer or attempt to
   * send.
   */
  cleared: Draft | null
  /**
   * The message of a refused post without script; null after the next attempt, step or change of
   * language.
   */
  refusal: string | null
  errors: Record<string, string>
  failure: SendingFailure | null
  received: ReceivedRegistration | null
  isSending: boolean
  progress: UploadedBytes | null
  /** The id of the current step; null for the first step. */
  step: string | null
  /** True after a post without script, because the server then shows all steps on one page. */
  isOnePage: boolean
  /** True for the simple form, with the browser's own file input and submission. */
  isPlain: boolean
  reference: string
  queue: number | null
  /** The registrant's link; empty when it is not known. */
  link: string
  choices: string[]
}

export interface RegistrationStart {
  form: PublicForm
  /** Proves that the page was requested, and when (lib/suspicion/form-token.ts). */
  formToken: string
  attempt: PostedAttempt | null
  isPlain: boolean
  onlyIf?: Record<string, string>
  offers?: Partial<Record<Language, LanguageSwitchWords>>
}

interface Start {
  form: PublicForm
  attempt?: PostedAttempt | null
  isPlain?: boolean
}

export function initialRegistrationState({
  form,
  attempt,
  isPlain = false,
}: Start): RegistrationState {
  return {
    screen: 'form',
    form,
    cards: Array.from({ length: form.people ?? 0 }, (_, at) => at),
    round: 0,
    draft: attempt?.answers ?? {},
    restored: null,
    cleared: null,
    refusal: attempt?.message ?? null,
    errors: attempt?.errors ?? {},
    failure: null,
    received: null,
    isSending: false,
    progress: null,
    step: null,
    isOnePage: Boolean(attempt),
    isPlain,
    reference: '',
    queue: null,
    link: '',
    choices: [],
  }
}
