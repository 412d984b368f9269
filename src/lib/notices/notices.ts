import { accountNotices } from './account-notices'
import { factorNotices } from './factor-notices'
import { formNotices } from './form-notices'
import { mailingNotices } from './mailing-notices'
import { failed, failedOr, said } from './notice'
import { peopleNotices } from './people-notices'
import { submissionNotices } from './submission-notices'

/**
 * The portal's toasts (Spec §8) as data. Those for visitors are in `visitor-notices.ts`, those
 * about corrected and merged records in `record-notices.ts`.
 */
export const notices = {
  ...accountNotices,
  ...factorNotices,
  ...formNotices,
  ...mailingNotices,
  ...peopleNotices,
  ...submissionNotices,
  suspectedReleased: (what: string) => said('Released', `${what} stored like all others.`),
  suspectedDeleted: (what: string) => said('Deleted', `${what} deleted for good.`),
  suspectedFailed: failedOr('Nothing was changed. Please try again.'),
  deliveriesRepaired: (count: number) =>
    said(
      'Trying again',
      `${count === 1 ? 'The delivery is' : `${count} deliveries are`} on the way again.`,
    ),
  repairFailed: failedOr('The deliveries could not be started again. Please try again.'),
  receiptResent: () => said('Success', 'Confirmation email is on its way'),
  receiptKept: () =>
    said('Kept in the outbox', 'No mail server is set up, so the confirmation email is not sent.'),
  receiptResendFailed: failedOr('Failed to resend the confirmation email'),
  uploadRetried: () => said('Success', 'File is on its way to Google Drive'),
  uploadRetryFailed: failedOr('Failed to try the upload again'),
  exportNeedsForm: () => failed('Error', 'Please select a specific form to export'),
  exportCancelled: () => said('Export cancelled', 'No file was saved.'),
  exportFailed: failedOr('Failed to export submissions'),
  exported: () => said('Success', 'Submissions exported successfully'),
} as const
