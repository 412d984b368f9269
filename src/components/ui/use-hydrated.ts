import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True once the script runs; false on the server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
