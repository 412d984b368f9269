import type { Notice } from './notice'

/** Toasts about messages to people who have registered. */
export const mailingNotices = {
  mailingTested: (to: string): Notice => ({
    title: 'Test sent',
    description: `Look into the mailbox of ${to}`,
  }),
  mailingTestKept: (): Notice => ({
    title: 'Kept in the outbox',
    description: 'No mail server is set up, so the test was not sent.',
  }),
  mailingChanged: (what: 'sending' | 'paused' | 'stopped'): Notice => ({
    title: { sending: 'Going on', paused: 'Paused', stopped: 'Stopped' }[what],
    description:
      what === 'sending' ? 'The messages leave again' : 'What is leaving at this moment still goes',
  }),
  preferencesFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Your choice was not saved. Please try again.',
    destructive: true,
  }),
  mailingFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'It did not work. Please try again.',
    destructive: true,
  }),
} as const
