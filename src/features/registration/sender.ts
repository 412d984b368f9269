import type { Outcome, sendRegistration } from './sending'

type Sender = typeof sendRegistration

/** Used instead of the sender when its code could not be loaded; nothing was sent. */
const cannotSend = async (): Promise<Outcome> => ({
  type: 'cut',
  mayBeStored: false,
  isOffline: navigator.onLine === false,
})

/**
 * Loads the code that sends registrations, when a visitor starts filling in the form. If that
 * fails, every attempt to send loads it again.
 */
export const loadSender = (): Promise<Sender> =>
  import('./sending').then(
    (module) => module.sendRegistration,
    () => cannotSend,
  )
