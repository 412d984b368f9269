import { accountNotices } from './account-notices'
import { factorNotices } from './factor-notices'
import { formNotices } from './form-notices'
import { mailingNotices } from './mailing-notices'
import type { Notice } from './notice'
import { peopleNotices } from './people-notices'
import { submissionNotices } from './submission-notices'

/** The toasts of Spec §8 as data; those of visitors are in `visitor-notices.ts`. */
export const notices = {
  ...accountNotices,
  ...factorNotices,
  ...formNotices,
  ...mailingNotices,
  ...peopleNotices,
  ...submissionNotices,
  suspectedReleased: (what: string): Notice => ({
    title: 'Released',
    description: `${what} stored like all others.`,
  }),
  suspectedDeleted: (what: string): Notice => ({
    title: 'Deleted',
    description: `${what} deleted for good.`,
  }),
  suspectedFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Nothing was changed. Please try again.',
    destructive: true,
  }),
  deliveriesRepaired: (count: number): Notice => ({
    title: 'Trying again',
    description: `${count === 1 ? 'The delivery is' : `${count} deliveries are`} on the way again.`,
  }),
  repairFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'The deliveries could not be started again. Please try again.',
    destructive: true,
  }),
  receiptResent: (): Notice => ({
    title: 'Success',
    description: 'Confirmation email is on its way',
  }),
  receiptKept: (): Notice => ({
    title: 'Kept in the outbox',
    description: 'No mail server is set up, so the confirmation email is not sent.',
  }),
  receiptResendFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to resend the confirmation email',
    destructive: true,
  }),
  uploadRetried: (): Notice => ({
    title: 'Success',
    description: 'File is on its way to Google Drive',
  }),
  uploadRetryFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to try the upload again',
    destructive: true,
  }),
  exportNeedsForm: (): Notice => ({
    title: 'Error',
    description: 'Please select a specific form to export',
    destructive: true,
  }),
  exportCancelled: (): Notice => ({
    title: 'Export cancelled',
    description: 'No file was saved.',
  }),
  exportFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to export submissions',
    destructive: true,
  }),
  exported: (): Notice => ({
    title: 'Success',
    description: 'Submissions exported successfully',
  }),
} as const
