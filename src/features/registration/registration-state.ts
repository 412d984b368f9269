import type { DraftAnswers } from '@/features/answers/answers'
import type { PublicForm } from '@/features/forms/schema'
import type { Language } from '@/lib/languages'
import type { SwitchWords } from '@/lib/words/words'
import type { Draft } from './draft'
import type { Difference } from './unanswered'

/** The answers and errors of a form that was posted without script and is shown again. */
export interface Attempt {
  answers: DraftAnswers
  errors: Record<string, string>
  /** Null when nothing was refused, but the language or the number of people changed. */
  message: string | null
  /** The number of people for whom the form is shown again. */
  people?: number | null
}

/**
 * Why no response arrived: the device was offline, the connection broke before everything was sent,
 * or the visitor cancelled. `unsure`: the registration may be stored by this or an earlier attempt.
 */
export type InterruptionReason = 'offline' | 'broken' | 'cancelled' | 'unsure'

/**
 * Why the last attempt failed when no field is the cause: a message, usually the server's, or the
 * reason why no response arrived.
 */
export type Failure = { message: string } | { cut: InterruptionReason }

/** How many bytes of a registration with files were sent, and how many there are. */
export interface Progress {
  sentBytes: number
  totalBytes: number
}

/** The registration that an earlier attempt with the same key has stored, with other answers. */
export interface Received {
  reference: string
  differences: Difference[]
}

/** Spec §4: editing → submitting → submitted or failed; "Submit Another" loads the form again. */
export interface RegistrationState {
  screen: 'form' | 'submitted' | 'loading' | 'missing'
  form: PublicForm
  /** The React key of each person's card; it stays when a card before it is removed. */
  cards: number[]
  /**
   * Counts how often the form was opened again on this page: for another registration, or after
   * clearing. The inputs are new and empty each time.
   */
  round: number
  /**
   * The initial values of the inputs. That of an input must not change while it is on the page,
   * because the input would then show the new one.
   */
  draft: DraftAnswers
  /** The restored draft if it is shown; null once the form is sent or cleared. */
  restored: Draft | null
  /** The answers that were cleared, for Undo; null after the next input. */
  cleared: Draft | null
  /** The message of a refused post without script; null after the next attempt or step. */
  refusal: string | null
  /** Error messages by field id. */
  errors: Record<string, string>
  failure: Failure | null
  received: Received | null
  isSending: boolean
  /** The progress of the upload; null while no files are being sent. */
  progress: Progress | null
  /** The id of the step that is open; null for the first until the step changes. */
  step: string | null
  /**
   * True after a post without script, to which the server responds with the whole form on one page,
   * even if it has steps.
   */
  isOnePage: boolean
  /** True for the simple form, with the browser's own file input and submission. */
  isPlain: boolean
  reference: string
  /** The position on the waiting list, from 1; null for a registration that does not wait. */
  queue: number | null
  /** The link by which the registrant opens this registration later; empty when it is not known. */
  link: string
  /** The options and provinces chosen in the submitted registration (`choicesOf`). */
  choices: string[]
}

/** What the page passes to the form. */
export interface RegistrationStart {
  form: PublicForm
  /**
   * A signed token that proves that the page was requested, and when (lib/suspicion/form-token.ts).
   */
  formToken: string
  attempt: Attempt | null
  isPlain: boolean
  /**
   * A sentence per conditional field, by field id, that says when it is shown, for browsers without
   * script.
   */
  onlyIf?: Record<string, string>
  /** The texts that offer each other language of the form, in that language. */
  offers?: Partial<Record<Language, SwitchWords>>
}

interface Start {
  form: PublicForm
  attempt?: Attempt | null
  isPlain?: boolean
}

/** Returns the state of a form that has just been opened. */
export function startRegistration({ form, attempt, isPlain = false }: Start): RegistrationState {
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
