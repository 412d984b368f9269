import type { Outcome, sendRegistration } from './sending'

type Sender = typeof sendRegistration

/** The outcome when the code could not be loaded: nothing was sent. */
const cannotSend = async (): Promise<Outcome> => ({
  type: 'cut',
  mayBeStored: false,
  isOffline: navigator.onLine === false,
})

/**
 * Loaded once a visitor starts filling in the form; every attempt to send tries again if that
 * failed.
 */
export const loadSender = (): Promise<Sender> =>
  import('./sending').then(
    (module) => module.sendRegistration,
    () => cannotSend,
  )
