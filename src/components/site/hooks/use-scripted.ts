import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the page as it is sent, true once its script listens. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
