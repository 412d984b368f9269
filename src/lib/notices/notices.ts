import { accountNotices } from './account-notices'
import { formNotices } from './form-notices'
import { errorNotice, errorNoticeFactory, plainNotice } from './notice'
import { submissionNotices } from './submission-notices'

/** The toasts of the portal (Spec §8). */
export const notices = {
  ...accountNotices,
  ...formNotices,
  ...submissionNotices,
  suspectedReleased: (what: string) => plainNotice('Released', `${what} stored like all others.`),
  suspectedDeleted: (what: string) => plainNotice('Deleted', `${what} deleted for good.`),
  suspectedFailed: errorNoticeFactory('Nothing was changed. Please try again.'),
  deliveriesRepaired: (count: number) =>
    plainNotice(
      'Trying again',
      `${count === 1 ? 'The delivery is' : `${count} deliveries are`} on the way again.`,
    ),
  repairFailed: errorNoticeFactory('The deliveries could not be started again. Please try again.'),
  receiptResent: () => plainNotice('Success', 'Confirmation email is on its way'),
  receiptKept: () =>
    plainNotice(
      'Kept in the outbox',
      'No mail server is set up, so the confirmation email is not sent.',
    ),
  receiptResendFailed: errorNoticeFactory('Failed to resend the confirmation email'),
  uploadRetried: () => plainNotice('Success', 'File is on its way to Google Drive'),
  uploadRetryFailed: errorNoticeFactory('Failed to try the upload again'),
  exportNeedsForm: () => errorNotice('Error', 'Please select a specific form to export'),
  exportCancelled: () => plainNotice('Export cancelled', 'No file was saved.'),
  exportFailed: errorNoticeFactory('Failed to export submissions'),
  exported: () => plainNotice('Success', 'Submissions exported successfully'),
  mailingTested: (to: string) => plainNotice('Test sent', `Look into the mailbox of ${to}`),
  mailingTestKept: () =>
    plainNotice('Kept in the outbox', 'No mail server is set up, so the test was not sent.'),
  mailingChanged: (what: 'sending' | 'paused' | 'stopped') =>
    plainNotice(
      { sending: 'Sending again', paused: 'Paused', stopped: 'Stopped' }[what],
      what === 'sending'
        ? 'The rest of the messages are on their way'
        : 'A message that is being sent at this moment still arrives',
    ),
  preferencesFailed: errorNoticeFactory('Your choice was not saved. Please try again.'),
  mailingFailed: errorNoticeFactory('It did not work. Please try again.'),
} as const
