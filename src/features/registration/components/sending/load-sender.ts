/** The code that checks and sends a registration; it is loaded separately from the page. */
export type Sender = Pick<typeof import('../../sending'), 'findFormErrors' | 'sendRegistration'>

/**
 * Used when the sender's code could not be loaded: nothing is sent. Nothing is checked either; the
 * server checks by the same rules once the form is sent.
 */
const NO_SENDER: Sender = {
  findFormErrors: () => ({}),
  sendRegistration: async () => ({
    type: 'cut',
    mayBeStored: false,
    isOffline: navigator.onLine === false,
  }),
}

/**
 * Loads the code that checks and sends registrations, when a visitor starts filling in the form. If
 * that fails, every attempt loads it again.
 */
export const loadSender = (): Promise<Sender> => import('../../sending').catch(() => NO_SENDER)
