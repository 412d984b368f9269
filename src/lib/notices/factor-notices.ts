import { failed, failedOr, said } from './notice'

/** Toasts about second factors and passkeys. */
export const factorNotices = {
  factorAdded: (what: string) =>
    said('Second factor added', `${what} is set up. You are signed out everywhere else.`),
  factorRemoved: (what: string) =>
    said('Removed', `${what} does not work any more. You are signed out everywhere else.`),
  factorFailed: failedOr('Your second factor could not be changed. Please try again.'),
  passkeyFailed: failedOr('The passkey was not used. Try again, or choose another way.'),
  textCopied: (what: string) => said('Success', `${what} are copied`),
  textCopyFailed: () => failed('Error', 'Failed to copy. Save the codes as a file instead.'),
  factorsReset: (name: string) =>
    said(
      'Second factor reset',
      `${name} is signed out everywhere and signs in with the password alone.`,
    ),
  factorRolesSaved: () => said('Success', 'The rule applies from now on.'),
  factorRolesFailed: failedOr('The rule could not be saved. Please try again.'),
} as const
