import { failedOr, said } from './notice'

/** Toasts about messages to people who have registered. */
export const mailingNotices = {
  mailingTested: (to: string) => said('Test sent', `Look into the mailbox of ${to}`),
  mailingTestKept: () =>
    said('Kept in the outbox', 'No mail server is set up, so the test was not sent.'),
  mailingChanged: (what: 'sending' | 'paused' | 'stopped') =>
    said(
      { sending: 'Sending again', paused: 'Paused', stopped: 'Stopped' }[what],
      what === 'sending'
        ? 'The rest of the messages are on their way'
        : 'A message that is being sent at this moment still arrives',
    ),
  preferencesFailed: failedOr('Your choice was not saved. Please try again.'),
  mailingFailed: failedOr('It did not work. Please try again.'),
} as const
