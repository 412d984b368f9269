/** A change that failed without being refused, and a function that sends it again. */
interface Unsent {
  key: string
  send: () => void
}

/** One shared list, because `useSyncExternalStore` compares lists by reference. */
export const NOTHING_UNSENT: readonly Unsent[] = []
let unsent = NOTHING_UNSENT
const listeners = new Set<() => void>()

function replace(next: readonly Unsent[]) {
  unsent = next
  for (const listener of listeners) listener()
}

/**
 * The changes that failed without being refused, oldest first. They are kept here, because the
 * toast that offers to send a change again is replaced by the next toast. A change is removed when
 * it is sent again or discarded; another change of the same thing replaces it.
 */
export const unsentChanges = {
  read: () => unsent,
  /** `key` names what is changed, such as the status of one registration. */
  add(key: string, send: () => void): void {
    replace([...unsent.filter((one) => one.key !== key), { key, send }])
  },
  /** Removes the change of this thing, because the same thing is being changed again. */
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
