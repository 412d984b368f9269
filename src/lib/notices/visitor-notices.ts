import { SENDING } from '../words/english/sending'
import { failed, failedOr, said } from './notice'

/**
 * Toasts for visitors. Not part of `notices`, so that visitors do not download the portal's toasts.
 */
export const visitorNotices = {
  registrationInvalid: (words = SENDING) => failed(words.invalidTitle, words.invalid),
  registrationFailed: (message?: string, words = SENDING) =>
    failed(words.errorTitle, message || words.failed),
  /** For when no response came, so that nobody knows whether the registration was stored. */
  registrationUnanswered: (words = SENDING) => failed(words.errorTitle, words.unanswered),
  testimonySubmitted: () =>
    said(
      'Testimony Submitted!',
      'Thank you for sharing your testimony. We will review it and may feature it in our next celebration.',
    ),
  testimonyFailed: failedOr('Failed to submit testimony. Please try again.', 'Submission Failed'),
} as const
