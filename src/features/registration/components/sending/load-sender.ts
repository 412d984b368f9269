export type Sender = Pick<typeof import('../../sending'), 'findFormErrors' | 'sendRegistration'>

/** When the code could not be loaded nothing is checked or sent. */
const NO_SENDER: Sender = {
  findFormErrors: () => ({}),
  sendRegistration: async () => ({
    type: 'cut',
    mayBeStored: false,
    isOffline: navigator.onLine === false,
  }),
}

/** After a failure the next call tries again. */
export const loadSender = (): Promise<Sender> => import('../../sending').catch(() => NO_SENDER)
