import { accountNotices } from './account-notices'
import { factorNotices } from './factor-notices'
import type { Notice } from './notice'
import { peopleNotices } from './people-notices'
import { submissionNotices } from './submission-notices'

/** The toasts of Spec §8 as data; those of visitors are in `visitor-notices.ts`. */
export const notices = {
  ...accountNotices,
  ...factorNotices,
  ...peopleNotices,
  ...submissionNotices,
  formCreated: (): Notice => ({
    title: 'Success',
    description: 'Event form created successfully',
  }),
  formCreateFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to create form',
    destructive: true,
  }),
  formDuplicated: (): Notice => ({
    title: 'Success',
    description: 'Event form duplicated. The copy is inactive until you turn it on.',
  }),
  formDuplicateFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to duplicate form',
    destructive: true,
  }),
  linkCopied: (): Notice => ({ title: 'Success', description: 'Public link copied' }),
  linkCopyFailed: (): Notice => ({
    title: 'Error',
    description: 'Failed to copy the link',
    destructive: true,
  }),
  formToggled: (isActive: boolean): Notice => ({
    title: 'Success',
    description: `Form ${isActive ? 'activated' : 'deactivated'} successfully`,
  }),
  formToggleFailed: (): Notice => ({
    title: 'Error',
    description: 'Failed to update form status',
    destructive: true,
  }),
  formDetailsSaved: (): Notice => ({ title: 'Success', description: 'Details saved' }),
  formDetailsFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to save the details',
    destructive: true,
  }),
  formSaved: (): Notice => ({ title: 'Success', description: 'Form saved successfully' }),
  formSaveFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to save form',
    destructive: true,
  }),
  formNameMissing: (): Notice => ({
    title: 'Error',
    description: 'Please enter a form name',
    destructive: true,
  }),
  nameFieldsSaved: (): Notice => ({ title: 'Success', description: 'Names in the list updated' }),
  nameFieldsFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'The names could not be updated. Please try again.',
    destructive: true,
  }),
  fieldLabelMissing: (): Notice => ({
    title: 'Error',
    description: 'All fields must have a label',
    destructive: true,
  }),
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
