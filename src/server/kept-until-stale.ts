import 'server-only'

/**
 * The most entries of a cache. Without a limit, anybody could fill the memory by requesting ever
 * new addresses.
 */
const MOST = 500

/** How old a cached value may be. */
export interface Lifetime {
  /** A value older than this is still returned, while a newer one is made for later callers. */
  freshMs: number
  /**
   * A value older than this is returned only when making a newer one fails; callers wait for the
   * newer one.
   */
  staleMs: number
}

/**
 * How long it is remembered that there is nothing to cache. Short, because that may change soon.
 */
const NOTHING: Lifetime = { freshMs: 500, staleMs: 1_000 }

interface Kept<Value> {
  /**
   * When `make` was called for it. The age counts from then, because the value may show the state
   * of that time.
   */
  at: number
  value: Value | null
  /** From this time on the value is wrong, in milliseconds since 1970. */
  until: number
}

interface Maker<Wanted, Value> {
  nameOf: (wanted: Wanted) => string
  lifetimeOf: (wanted: Wanted) => Lifetime
  /**
   * Makes the value for a request; null when nothing is to be cached. `before` is the previous
   * value.
   */
  make: (wanted: Wanted, before: Value | null) => Promise<Value | null>
  untilOf: (value: Value) => number | null
}

/**
 * A cache for values that take long to make. Callers wait only when there is no value of an
 * acceptable age, and all who wait for the same value share one call of `make`.
 */
export function keptUntilStale<Wanted, Value>(maker: Maker<Wanted, Value>) {
  let kept = new Map<string, Kept<Value>>()
  let making = new Map<string, Promise<Value | null>>()

  function remake(name: string, wanted: Wanted): Promise<Value | null> {
    const under = making.get(name)
    if (under) return under
    // `forget` replaces the maps, so that a call of `make` that began before it cannot store its
    // value in the new ones.
    const [at, keptNow, makingNow] = [performance.now(), kept, making]
    const made = maker
      .make(wanted, kept.get(name)?.value ?? null)
      .then((value) => {
        const until = (value && maker.untilOf(value)) ?? Number.POSITIVE_INFINITY
        // Deleted first, so that the new entry is the last in the map's order. The first entry is
        // the oldest, which is removed when there are too many.
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
     * Returns the cached or a new value; null when there is nothing to cache. Rejects with the
     * error of `make` unless there is an older value.
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
      // When `make` fails, for example because the database is down, the old value is better than
      // none.
      const latest = made.catch(() => old)
      return age < staleMs ? old : latest
    },
    /** True when there is an entry, however old it is. */
    has: (wanted: Wanted): boolean => kept.has(maker.nameOf(wanted)),
    /** The number of entries. */
    size: (): number => kept.size,
    /**
     * Removes all entries. Values that are being made at the moment are not stored either, because
     * they may show the state before a change.
     */
    forget: (): void => {
      kept = new Map()
      making = new Map()
    },
  }
}
