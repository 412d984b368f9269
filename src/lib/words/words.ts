import type { ErrorCode } from '../errors'
import type { CONDITION_WORDS } from './english/conditions'
import type { DRAFT_WORDS } from './english/draft'
import type { EVENT_WORDS } from './english/event'
import type { FORM_WORDS } from './english/form'
import type { MAIL_WORDS } from './english/mail'
import type { OFFER_WORDS } from './english/offer'
import type { OWN_PAGE_WORDS } from './english/own'
import type { OWN_MAIL_WORDS } from './english/own-mail'
import type { PARTY_WORDS } from './english/party'
import type { PLACES_WORDS } from './english/places'
import type { PROGRESS_WORDS } from './english/progress'
import type { RULES_WORDS } from './english/rules'
import type { SENDING_WORDS } from './english/sending'
import type { STEPS_WORDS } from './english/steps'
import type { THANKS_WORDS } from './english/thanks'
import type { UNSUBSCRIBE_WORDS } from './english/unsubscribe'

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

/**
 * Texts for changing the language. `offer`, `yes` and `no` offer the form in the language of these
 * texts, while the page is in another language.
 */
export interface LanguageSwitchWords {
  label: string
  offer: string
  yes: string
  no: string
  failed: string
}

/** The texts that a page sends to the browser. */
export interface PageWords {
  form: typeof FORM_WORDS
  rules: typeof RULES_WORDS
  draft: typeof DRAFT_WORDS
  sending: typeof SENDING_WORDS
  progress: typeof PROGRESS_WORDS
  steps: typeof STEPS_WORDS
  party: typeof PARTY_WORDS
  thanks: typeof THANKS_WORDS
  event: typeof EVENT_WORDS
  switch: LanguageSwitchWords
}

/** All texts for visitors of a form, in one language. */
export interface VisitorWords extends PageWords {
  /** “Skip to content”. */
  skip: string
  conditions: typeof CONDITION_WORDS
  mail: typeof MAIL_WORDS
  places: typeof PLACES_WORDS
  offer: typeof OFFER_WORDS
  unsubscribe: typeof UNSUBSCRIBE_WORDS
  own: typeof OWN_PAGE_WORDS
  ownMail: typeof OWN_MAIL_WORDS
  errors: Record<VisitorError, string>
}
