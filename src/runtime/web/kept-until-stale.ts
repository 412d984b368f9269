/** How old an answer may be before a newer one is made, for whoever comes next. */
const FRESH_MS = 500
/** Older than this none is given, although a newer one is under way: a change shows within a second. */
const STALE_MS = 1_000
/** Addresses are anybody's to invent. */
const MOST = 500

interface Kept<Value> {
  /** When the making began: what it shows is no older. */
  at: number
  value: Value | null
}

/**
 * Keeps what is slow to make. Nobody waits for something that is asked for more than once a second,
 * and everybody who waits does so for the same making.
 * @param make null when it is nothing to be kept; told what was kept before
 */
export function keptUntilStale<Wanted, Value>(
  make: (wanted: Wanted, before: Value | null) => Promise<Value | null>,
  nameOf: (wanted: Wanted) => string,
) {
  let kept = new Map<string, Kept<Value>>()
  let making = new Map<string, Promise<Value | null>>()

  function remake(name: string, wanted: Wanted): Promise<Value | null> {
    const under = making.get(name)
    if (under) return under
    const [at, keptNow, makingNow] = [performance.now(), kept, making]
    const made = make(wanted, kept.get(name)?.value ?? null)
      .then((value) => {
        // The one asked for longest ago goes.
        keptNow.delete(name)
        keptNow.set(name, { at, value })
        const [oldest] = keptNow.size > MOST ? keptNow.keys() : []
        if (oldest !== undefined) keptNow.delete(oldest)
        return value
      })
      .finally(() => makingNow.delete(name))
    making.set(name, made)
    return made
  }

  return {
    /** Null when it is nothing to be kept. Rejects with what `make` threw. */
    find: async (wanted: Wanted): Promise<Value | null> => {
      const name = nameOf(wanted)
      const last = kept.get(name)
      const age = last ? performance.now() - last.at : Number.POSITIVE_INFINITY
      if (last && age < FRESH_MS) return last.value
      const made = remake(name, wanted)
      if (!last?.value || age >= STALE_MS) return made
      // Whoever comes too late for the old one hears what went wrong.
      made.catch(() => undefined)
      return last.value
    },
    /** How many are kept. */
    size: (): number => kept.size,
    /** What is being made just now is forgotten too: it may show what was before. */
    forget: (): void => {
      kept = new Map()
      making = new Map()
    },
  }
}
