import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server, true after hydration. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
