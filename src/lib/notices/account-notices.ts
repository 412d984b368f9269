import { failed, failedOr, said } from './notice'

/** Toasts about signing in, accounts and the audit log (Spec §8). */
export const accountNotices = {
  loginFailed: failedOr('An unexpected error occurred. Please try again.'),
  setupFailed: failedOr('Failed to create admin account.'),
  setupDone: () => said('Success', 'Admin account created. Taking you to the sign-in page.'),
  loggedOut: () => said('Logged out', 'You have been logged out successfully'),
  logoutFailed: () => failed('Error', 'Failed to log out. Please try again.'),
  invited: () => said('Invitation sent', 'The invitation email has been sent successfully.'),
  inviteFailed: failedOr(
    'An error occurred while sending the invitation.',
    'Failed to send invitation',
  ),
  invitationCancelled: (email: string) =>
    said('Invitation cancelled', `The link sent to ${email} does not work any more.`),
  roleChanged: (name: string, role: string) => said('Role changed', `${name} is now ${role}.`),
  staffSignedOut: (name: string) =>
    said('Signed out', `${name} is signed out everywhere and can sign in again.`),
  staffDisabled: (name: string) => said('Account disabled', `${name} is signed out everywhere.`),
  staffEnabled: (name: string) => said('Account enabled', `${name} can sign in again.`),
  staffChangeFailed: failedOr('The change could not be saved. Please try again.'),
  accountCreated: () => said('Account created', 'Sign in with your new password.'),
  accountCreateFailed: failedOr('Your account could not be created. Please try again.'),
  resetLinkFailed: failedOr('The link could not be asked for. Please try again.'),
  passwordChanged: () => said('Password changed', 'Sign in with your new password.'),
  passwordChangeFailed: failedOr('Your password could not be changed. Please try again.'),
  sessionEnded: (device: string) => said('Session ended', `${device} is signed out.`),
  sessionEndFailed: failedOr('The session could not be ended. Please try again.'),
  signedOutEverywhere: () =>
    said('Signed out everywhere', 'Every session of your account has ended.'),
  signOutEverywhereFailed: failedOr('Your sessions could not be ended. Please try again.'),
  auditExported: () => said('Success', 'Audit log exported successfully'),
  auditExportFailed: failedOr('Failed to export the audit log'),
} as const
