import { errorNotice, errorNoticeOr, plainNotice } from './notice'

export const factorNotices = {
  factorAdded: (what: string) =>
    plainNotice('Second factor added', `${what} is set up. You are signed out everywhere else.`),
  factorRemoved: (what: string) =>
    plainNotice('Removed', `${what} does not work any more. You are signed out everywhere else.`),
  factorFailed: errorNoticeOr('Your second factor could not be changed. Please try again.'),
  passkeyFailed: errorNoticeOr('The passkey was not used. Try again, or choose another way.'),
  textCopied: (what: string) => plainNotice('Success', `${what} are copied`),
  textCopyFailed: () => errorNotice('Error', 'Failed to copy. Save the codes as a file instead.'),
  factorsReset: (name: string) =>
    plainNotice(
      'Second factor reset',
      `${name} is signed out everywhere and signs in with the password alone.`,
    ),
  factorRolesSaved: () => plainNotice('Success', 'The rule applies from now on.'),
  factorRolesFailed: errorNoticeOr('The rule could not be saved. Please try again.'),
} as const
