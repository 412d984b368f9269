import type { Notice } from './notice'

/** Separate from the portal's toasts, so that visitors do not download those. */
export const visitorNotices = {
  registrationInvalid: (): Notice => ({
    title: 'Validation Error',
    description: 'Please fix the errors and try again',
    destructive: true,
  }),
  registrationFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to submit form',
    destructive: true,
  }),
  /** It is unknown whether the registration was stored. */
  registrationUnanswered: (): Notice => ({
    title: 'Error',
    description: 'No answer came back.',
    destructive: true,
  }),
  testimonySubmitted: (): Notice => ({
    title: 'Testimony Submitted!',
    description:
      'Thank you for sharing your testimony. We will review it and may feature it in our next celebration.',
  }),
  testimonyFailed: (message?: string): Notice => ({
    title: 'Submission Failed',
    description: message || 'Failed to submit testimony. Please try again.',
    destructive: true,
  }),
} as const
