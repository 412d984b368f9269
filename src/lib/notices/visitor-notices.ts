import { failed, said } from './notice'

/** Separate from the portal's toasts, so that visitors do not download those. */
export const visitorNotices = {
  registrationInvalid: () => failed('Validation Error', 'Please fix the errors and try again'),
  registrationFailed: (message?: string) => failed('Error', message || 'Failed to submit form'),
  /** It is unknown whether the registration was stored. */
  registrationUnanswered: () => failed('Error', 'No answer came back.'),
  testimonySubmitted: () =>
    said(
      'Testimony Submitted!',
      'Thank you for sharing your testimony. We will review it and may feature it in our next celebration.',
    ),
  testimonyFailed: (message?: string) =>
    failed('Submission Failed', message || 'Failed to submit testimony. Please try again.'),
} as const
