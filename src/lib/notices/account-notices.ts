import type { Notice } from './notice'

/** Toasts about signing in, accounts and the log of what was done (Spec §8). */
export const accountNotices = {
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
  staffSignedOut: (name: string): Notice => ({
    title: 'Signed out',
    description: `${name} is signed out everywhere and can sign in again.`,
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
} as const
