import { errorNotice, errorNoticeFactory, plainNotice } from './notice'

export const accountNotices = {
  loginFailed: errorNoticeFactory('An unexpected error occurred. Please try again.'),
  setupFailed: errorNoticeFactory('Failed to create admin account.'),
  setupDone: () => plainNotice('Success', 'Admin account created. Taking you to the sign-in page.'),
  loggedOut: () => plainNotice('Logged out', 'You have been logged out successfully'),
  logoutFailed: () => errorNotice('Error', 'Failed to log out. Please try again.'),
  invited: () => plainNotice('Invitation sent', 'The invitation email has been sent successfully.'),
  inviteFailed: errorNoticeFactory(
    'An error occurred while sending the invitation.',
    'Failed to send invitation',
  ),
  invitationCancelled: (email: string) =>
    plainNotice('Invitation cancelled', `The link sent to ${email} does not work any more.`),
  roleChanged: (name: string, role: string) =>
    plainNotice('Role changed', `${name} is now ${role}.`),
  staffSignedOut: (name: string) =>
    plainNotice('Signed out', `${name} is signed out everywhere and can sign in again.`),
  staffDisabled: (name: string) =>
    plainNotice('Account disabled', `${name} is signed out everywhere.`),
  staffEnabled: (name: string) => plainNotice('Account enabled', `${name} can sign in again.`),
  staffChangeFailed: errorNoticeFactory('The change could not be saved. Please try again.'),
  accountCreated: () => plainNotice('Account created', 'Sign in with your new password.'),
  accountCreateFailed: errorNoticeFactory('Your account could not be created. Please try again.'),
  resetLinkFailed: errorNoticeFactory('The link could not be asked for. Please try again.'),
  passwordChanged: () => plainNotice('Password changed', 'Sign in with your new password.'),
  passwordChangeFailed: errorNoticeFactory('Your password could not be changed. Please try again.'),
  sessionEnded: (device: string) => plainNotice('Session ended', `${device} is signed out.`),
  sessionEndFailed: errorNoticeFactory('The session could not be ended. Please try again.'),
  signedOutEverywhere: () =>
    plainNotice('Signed out everywhere', 'Every session of your account has ended.'),
  signOutEverywhereFailed: errorNoticeFactory(
    'Your sessions could not be ended. Please try again.',
  ),
  auditExported: () => plainNotice('Success', 'Audit log exported successfully'),
  auditExportFailed: errorNoticeFactory('Failed to export the audit log'),
  factorAdded: (what: string) =>
    plainNotice('Second factor added', `${what} is set up. You are signed out everywhere else.`),
  factorRemoved: (what: string) =>
    plainNotice('Removed', `${what} does not work any more. You are signed out everywhere else.`),
  factorFailed: errorNoticeFactory('Your second factor could not be changed. Please try again.'),
  passkeyFailed: errorNoticeFactory('The passkey was not used. Try again, or choose another way.'),
  textCopied: (what: string) => plainNotice('Success', `${what} are copied`),
  textCopyFailed: () => errorNotice('Error', 'Failed to copy. Save the codes as a file instead.'),
  factorsReset: (name: string) =>
    plainNotice(
      'Second factor reset',
      `${name} is signed out everywhere and signs in with the password alone.`,
    ),
  factorRolesSaved: () => plainNotice('Success', 'The rule applies from now on.'),
  factorRolesFailed: errorNoticeFactory('The rule could not be saved. Please try again.'),
} as const
