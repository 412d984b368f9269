import type { Outcome, sendRegistration } from './sending'

type Sender = typeof sendRegistration

/** When the code could not be loaded, nothing was sent. */
const cannotSend = async (): Promise<Outcome> => ({
  type: 'cut',
  mayBeStored: false,
  isOffline: navigator.onLine === false,
})

/** Fetched once a visitor starts filling in, and asked for again by every try. */
export const loadSender = (): Promise<Sender> =>
  import('./sending').then(
    (module) => module.sendRegistration,
    () => cannotSend,
  )
