/** A change that did not arrive, and how it is sent once more. */
interface Unsent {
  key: string
  send: () => void
}

export const NOTHING_UNSENT: readonly Unsent[] = []
let unsent = NOTHING_UNSENT
const listeners = new Set<() => void>()

function replace(next: readonly Unsent[]) {
  unsent = next
  for (const listener of listeners) listener()
}

/**
 * The changes that did not arrive, oldest first. They are kept until they are sent once more, given
 * up or followed by another change of the same thing, because the toast that offers one again makes
 * room for the next toast.
 */
export const unsentChanges = {
  read: () => unsent,
  /** `key` names what is changed, such as the status of one registration. */
  add(key: string, send: () => void): void {
    replace([...unsent.filter((one) => one.key !== key), { key, send }])
  },
  /** Forgets what did not arrive, because the same thing is being changed now. */
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
