/** The toasts of Spec §8 as data; those of visitors are in `visitor-notices.ts`. Only `notify()` shows one. */
export interface Notice {
  title?: string
  description?: string
  destructive?: boolean
}

export const notices = {
  loginFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'An unexpected error occurred. Please try again.',
    destructive: true,
  }),
  setupFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to create admin account.',
    destructive: true,
  }),
  setupDone: (): Notice => ({
    title: 'Success',
    description: 'Admin account created. Taking you to the sign-in page.',
  }),
  loggedOut: (): Notice => ({
    title: 'Logged out',
    description: 'You have been logged out successfully',
  }),
  logoutFailed: (): Notice => ({
    title: 'Error',
    description: 'Failed to log out. Please try again.',
    destructive: true,
  }),
  invited: (): Notice => ({
    title: 'Invitation sent',
    description: 'The invitation email has been sent successfully.',
  }),
  inviteFailed: (message?: string): Notice => ({
    title: 'Failed to send invitation',
    description: message || 'An error occurred while sending the invitation.',
    destructive: true,
  }),
  invitationCancelled: (email: string): Notice => ({
    title: 'Invitation cancelled',
    description: `The link sent to ${email} does not work any more.`,
  }),
  roleChanged: (name: string, role: string): Notice => ({
    title: 'Role changed',
    description: `${name} is now ${role}.`,
  }),
  staffDisabled: (name: string): Notice => ({
    title: 'Account disabled',
    description: `${name} is signed out everywhere.`,
  }),
  staffEnabled: (name: string): Notice => ({
    title: 'Account enabled',
    description: `${name} can sign in again.`,
  }),
  staffChangeFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'The change could not be saved. Please try again.',
    destructive: true,
  }),
  accountCreated: (): Notice => ({
    title: 'Account created',
    description: 'Sign in with your new password.',
  }),
  accountCreateFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Your account could not be created. Please try again.',
    destructive: true,
  }),
  resetLinkFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'The link could not be asked for. Please try again.',
    destructive: true,
  }),
  passwordChanged: (): Notice => ({
    title: 'Password changed',
    description: 'Sign in with your new password.',
  }),
  passwordChangeFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Your password could not be changed. Please try again.',
    destructive: true,
  }),
  sessionEnded: (device: string): Notice => ({
    title: 'Session ended',
    description: `${device} is signed out.`,
  }),
  sessionEndFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'The session could not be ended. Please try again.',
    destructive: true,
  }),
  signedOutEverywhere: (): Notice => ({
    title: 'Signed out everywhere',
    description: 'Every session of your account has ended.',
  }),
  signOutEverywhereFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Your sessions could not be ended. Please try again.',
    destructive: true,
  }),
  auditExported: (): Notice => ({
    title: 'Success',
    description: 'Audit log exported successfully',
  }),
  auditExportFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to export the audit log',
    destructive: true,
  }),
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
  fieldLabelMissing: (): Notice => ({
    title: 'Error',
    description: 'All fields must have a label',
    destructive: true,
  }),
  statusUpdated: (): Notice => ({ title: 'Success', description: 'Submission status updated' }),
  statusUpdateFailed: (): Notice => ({
    title: 'Error',
    description: 'Failed to update submission status',
    destructive: true,
  }),
  statusesUpdated: (count: number): Notice => ({
    title: 'Success',
    description: `Status of ${count} ${count === 1 ? 'submission' : 'submissions'} updated`,
  }),
  statusesRestored: (count: number): Notice => ({
    title: 'Undone',
    description: `${count} ${count === 1 ? 'submission has its' : 'submissions have their'} earlier status back`,
  }),
  assigneeSet: (name?: string): Notice => ({
    title: 'Success',
    description: name ? `Submission assigned to ${name}` : 'Submission assigned to nobody',
  }),
  assigneeSetFailed: (): Notice => ({
    title: 'Error',
    description: 'Failed to assign the submission',
    destructive: true,
  }),
  noteAdded: (): Notice => ({ title: 'Success', description: 'Note added' }),
  noteAddFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to add the note',
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
