interface Unsent {
  key: string
  send: () => void
}

/** One shared empty list, because `useSyncExternalStore` compares by reference. */
export const NOTHING_UNSENT: readonly Unsent[] = []
let unsent = NOTHING_UNSENT
const listeners = new Set<() => void>()

function replace(next: readonly Unsent[]) {
  unsent = next
  for (const listener of listeners) listener()
}

/**
 * Failed changes that the server has not refused. They can still be sent again when their toast is
 * gone.
 */
export const unsentChanges = {
  read: () => unsent,
  /**
   * Replaces an unsent change with the same `key`, which names what is changed, such as the status
   * of one registration.
   */
  add(key: string, send: () => void): void {
    replace([...unsent.filter((one) => one.key !== key), { key, send }])
  },
  forget(key: string): void {
    if (unsent.some((one) => one.key === key)) replace(unsent.filter((one) => one.key !== key))
  },
  giveUp: () => replace(NOTHING_UNSENT),
  sendAll(): void {
    const all = unsent
    replace(NOTHING_UNSENT)
    for (const { send } of all) send()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
