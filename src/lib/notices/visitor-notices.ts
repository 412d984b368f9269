import { SENDING } from '../words/english/sending'
import { failed, failedOr, said } from './notice'

/** Separate from the portal's toasts, so that visitors do not download those. */
export const visitorNotices = {
  registrationInvalid: (words = SENDING) => failed(words.invalidTitle, words.invalid),
  registrationFailed: (message?: string, words = SENDING) =>
    failed(words.errorTitle, message || words.failed),
  /** It is unknown whether the registration was stored. */
  registrationUnanswered: (words = SENDING) => failed(words.errorTitle, words.unanswered),
  testimonySubmitted: () =>
    said(
      'Testimony Submitted!',
      'Thank you for sharing your testimony. We will review it and may feature it in our next celebration.',
    ),
  testimonyFailed: failedOr('Failed to submit testimony. Please try again.', 'Submission Failed'),
} as const
