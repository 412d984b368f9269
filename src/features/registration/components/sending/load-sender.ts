export type Sender = Pick<typeof import('../../sending'), 'findFormErrors' | 'sendRegistration'>

const NO_SENDER: Sender = {
  findFormErrors: () => ({}),
  sendRegistration: async () => ({
    type: 'cut',
    mayBeStored: false,
    isOffline: navigator.onLine === false,
  }),
}

/** Returns `NO_SENDER` when the code cannot be loaded; the next call tries to load it again. */
export const loadSender = (): Promise<Sender> => import('../../sending').catch(() => NO_SENDER)
