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
  /** What was chosen from lists in the one that was submitted. */
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
