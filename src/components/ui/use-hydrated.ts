import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True once the page is hydrated. False on the server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
