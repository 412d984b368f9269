export type Sender = Pick<typeof import('../../sending'), 'findFormErrors' | 'sendRegistration'>

const NO_SENDER: Sender = {
  findFormErrors: () => ({}),
  sendRegistration: async () => ({
    type: 'cut',
    mayBeStored: false,
    isOffline: navigator.onLine === false,
  }),
}

/**
 * Loads the code that checks and sends registrations. Returns `NO_SENDER` when it cannot be loaded;
 * the next call tries again.
 */
export const loadSender = (): Promise<Sender> => import('../../sending').catch(() => NO_SENDER)
