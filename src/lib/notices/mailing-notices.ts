import { errorNoticeOr, plainNotice } from './notice'

export const mailingNotices = {
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
  preferencesFailed: errorNoticeOr('Your choice was not saved. Please try again.'),
  mailingFailed: errorNoticeOr('It did not work. Please try again.'),
} as const
