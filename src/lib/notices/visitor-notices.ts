import { SENDING_WORDS } from '../words/english/sending'
import { errorNotice, errorNoticeFactory, plainNotice } from './notice'

/**
 * The toasts for visitors. They are not part of `notices`, so that visitors do not download the
 * portal's toasts.
 */
export const visitorNotices = {
  registrationInvalid: (words = SENDING_WORDS) => errorNotice(words.invalidTitle, words.invalid),
  registrationFailed: (message?: string, words = SENDING_WORDS) =>
    errorNotice(words.errorTitle, message || words.failed),
  /** Shown when it is unknown whether the registration was stored. */
  registrationUnanswered: (words = SENDING_WORDS) =>
    errorNotice(words.errorTitle, words.unanswered),
  testimonySubmitted: () =>
    plainNotice(
      'Testimony Submitted!',
      'Thank you for sharing your testimony. We will review it and may feature it in our next celebration.',
    ),
  testimonyFailed: errorNoticeFactory(
    'Failed to submit testimony. Please try again.',
    'Submission Failed',
  ),
} as const
