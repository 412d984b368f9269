import type { ErrorCode } from '../errors'
import type { CONDITIONS } from './english/conditions'
import type { DRAFT } from './english/draft'
import type { EVENT } from './english/event'
import type { FORM } from './english/form'
import type { MAIL } from './english/mail'
import type { OFFER } from './english/offer'
import type { OWN } from './english/own'
import type { OWN_MAIL } from './english/own-mail'
import type { PARTY } from './english/party'
import type { PLACES } from './english/places'
import type { PROGRESS } from './english/progress'
import type { RULES } from './english/rules'
import type { SENDING } from './english/sending'
import type { STEPS } from './english/steps'
import type { THANKS } from './english/thanks'
import type { UNSUBSCRIBE } from './english/unsubscribe'

/**
 * Errors with translated messages for visitors of a form. The English ones are in lib/errors.ts.
 */
export type VisitorError = Extract<
  ErrorCode,
  | 'form.full'
  | 'form.not_found'
  | 'form.not_open'
  | 'request.malformed'
  | 'request.too_large'
  | 'request.too_many'
  | 'submission.invalid'
  | 'submission.unfinished'
  | 'submission.unknown_field'
  | 'submission.key_reused'
  | 'submission.file_type'
  | 'submission.too_many_files'
  | 'upload.too_much'
  | 'storage.full'
  | 'server.unexpected'
  | 'server.busy'
>

/** `offer`, `yes` and `no` are in the language that the English page offers to switch to. */
export interface LanguageSwitchWords {
  label: string
  offer: string
  yes: string
  no: string
  failed: string
}

/** The texts that a page sends to the browser. */
export interface PageWords {
  form: typeof FORM
  rules: typeof RULES
  draft: typeof DRAFT
  sending: typeof SENDING
  progress: typeof PROGRESS
  steps: typeof STEPS
  party: typeof PARTY
  thanks: typeof THANKS
  event: typeof EVENT
  switch: LanguageSwitchWords
}

/** All texts for visitors of a form, in one language. */
export interface Words extends PageWords {
  /** “Skip to content”. */
  skip: string
  conditions: typeof CONDITIONS
  mail: typeof MAIL
  places: typeof PLACES
  offer: typeof OFFER
  unsubscribe: typeof UNSUBSCRIBE
  own: typeof OWN
  ownMail: typeof OWN_MAIL
  errors: Record<VisitorError, string>
}
