import type { DraftAnswers } from '@/features/answers/answers'
import type { PublicForm } from '@/features/forms/schema'
import type { Draft } from './draft'
import type { Difference } from './unanswered'

/** A refused attempt that was sent without script: its answers and errors. */
export interface Attempt {
  answers: DraftAnswers
  errors: Record<string, string>
  message: string
}

/**
 * Why no response arrived: the device was offline, the connection broke before everything was sent,
 * or the visitor cancelled. `unsure`: the registration may be stored.
 */
export type Cut = 'offline' | 'broken' | 'cancelled' | 'unsure'

/**
 * Why the last attempt failed, when no field is the cause: the server's message, or no response.
 */
export type Failure = { message: string } | { cut: Cut }

/** How much of the files has been sent. */
export interface Progress {
  sentBytes: number
  totalBytes: number
}

/** The key was already used by a registration with other answers. */
export interface Received {
  reference: string
  differences: Difference[]
}

/** Spec §4: editing → submitting → submitted or failed; "Submit Another" loads the form again. */
export interface RegistrationState {
  screen: 'form' | 'submitted' | 'loading' | 'missing'
  form: PublicForm
  /** Counts the filled forms: each one starts with new, empty inputs. */
  round: number
  /**
   * The initial values of the inputs. Must not change while the form is open, because the inputs
   * would follow.
   */
  draft: DraftAnswers
  /** The draft restored from the device, until it is submitted or cleared. */
  restored: Draft | null
  /** The answers that were cleared, until the next input. */
  cleared: Draft | null
  /** The message of an attempt refused without script, until the next attempt. */
  refusal: string | null
  /** Messages by field id. */
  errors: Record<string, string>
  failure: Failure | null
  received: Received | null
  isSending: boolean
  /** Null without files. */
  progress: Progress | null
  /** True for the simple form, with the browser's own file input and submission. */
  isPlain: boolean
  reference: string
  /** The options chosen in select fields of the submitted registration. */
  choices: string[]
}

interface Start {
  form: PublicForm
  attempt?: Attempt | null
  isPlain?: boolean
}

export function startRegistration({ form, attempt, isPlain = false }: Start): RegistrationState {
  return {
    screen: 'form',
    form,
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
    isPlain,
    reference: '',
    choices: [],
  }
}
