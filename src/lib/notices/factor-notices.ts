import type { Notice } from './notice'

/** Toasts about second factors and passkeys. */
export const factorNotices = {
  factorAdded: (what: string): Notice => ({
    title: 'Second factor added',
    description: `${what} is set up. You are signed out everywhere else.`,
  }),
  factorRemoved: (what: string): Notice => ({
    title: 'Removed',
    description: `${what} does not work any more. You are signed out everywhere else.`,
  }),
  factorFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Your second factor could not be changed. Please try again.',
    destructive: true,
  }),
  passkeyFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'The passkey was not used. Try again, or choose another way.',
    destructive: true,
  }),
  textCopied: (what: string): Notice => ({ title: 'Success', description: `${what} are copied` }),
  textCopyFailed: (): Notice => ({
    title: 'Error',
    description: 'Failed to copy. Save the codes as a file instead.',
    destructive: true,
  }),
  factorsReset: (name: string): Notice => ({
    title: 'Second factor reset',
    description: `${name} is signed out everywhere and signs in with the password alone.`,
  }),
  factorRolesSaved: (): Notice => ({
    title: 'Success',
    description: 'The rule counts from now on.',
  }),
  factorRolesFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'The rule could not be saved. Please try again.',
    destructive: true,
  }),
} as const
