import 'server-only'

/**
 * The most values in the cache. Without a limit, anybody could fill the memory by requesting ever
 * new addresses.
 */
const MOST = 500

export interface Lifetime {
  /** A value older than this is still returned, while a new one is made for later callers. */
  freshMs: number
  /**
   * For a value older than this, callers wait for a new one. If making the new one fails, they get
   * the old one.
   */
  staleMs: number
}

/** The lifetime of the value null. It is short, because soon there may be something to cache. */
const NOTHING: Lifetime = { freshMs: 500, staleMs: 1_000 }

interface Kept<Value> {
  /** When `make` was called, as `performance.now()`. What the value contains may date from then. */
  at: number
  value: Value | null
  /**
   * The time at which the value becomes wrong, in milliseconds since 1970. Infinity when it never
   * does.
   */
  until: number
}

interface Maker<Wanted, Value> {
  nameOf: (wanted: Wanted) => string
  lifetimeOf: (wanted: Wanted) => Lifetime
  /**
   * Makes a value. Resolves to null when there is nothing to cache. `before` is the previously
   * cached value, if any.
   */
  make: (wanted: Wanted, before: Value | null) => Promise<Value | null>
  untilOf: (value: Value) => number | null
}

/**
 * Returns a cache in memory. Callers wait only when there is no cached value, or when it is older
 * than `staleMs` or has reached the time from `untilOf`. All who wait for the same value share one
 * call of `make`.
 */
export function staleWhileRevalidateCache<Wanted, Value>(maker: Maker<Wanted, Value>) {
  let kept = new Map<string, Kept<Value>>()
  let making = new Map<string, Promise<Value | null>>()

  function remake(name: string, wanted: Wanted): Promise<Value | null> {
    const under = making.get(name)
    if (under) return under
    // `forget` replaces both maps. A value whose making began before that must not enter the new
    // maps.
    const [at, keptNow, makingNow] = [performance.now(), kept, making]
    const made = maker
      .make(wanted, kept.get(name)?.value ?? null)
      .then((value) => {
        const until = (value && maker.untilOf(value)) ?? Number.POSITIVE_INFINITY
        // Moves the entry to the end, so that the first entry of the map is always the oldest.
        keptNow.delete(name)
        keptNow.set(name, { at, value, until })
        const [oldest] = keptNow.size > MOST ? keptNow.keys() : []
        if (oldest !== undefined) keptNow.delete(oldest)
        return value
      })
      .finally(() => makingNow.delete(name))
    making.set(name, made)
    return made
  }

  return {
    /**
     * Returns the cached value or a new one; null when there is nothing to cache. Rejects if `make`
     * fails and no old value exists.
     */
    find: async (wanted: Wanted): Promise<Value | null> => {
      const name = maker.nameOf(wanted)
      const last = kept.get(name)
      const { freshMs, staleMs } = last?.value ? maker.lifetimeOf(wanted) : NOTHING
      const isTrue = last !== undefined && Date.now() < last.until
      const age = isTrue ? performance.now() - last.at : Number.POSITIVE_INFINITY
      if (isTrue && age < freshMs) return last.value
      const made = remake(name, wanted)
      if (!last?.value) return made
      const old = last.value
      // When `make` fails, as when the database is down, the old value is better than none.
      const latest = made.catch(() => old)
      return age < staleMs ? old : latest
    },
    has: (wanted: Wanted): boolean => kept.has(maker.nameOf(wanted)),
    size: (): number => kept.size,
    forget: (): void => {
      kept = new Map()
      making = new Map()
    },
  }
}
