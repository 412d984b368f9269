import 'server-only'

/** The most entries of a cache, because anybody can request any number of addresses. */
const MOST = 500

/** How old a value may be. */
export interface Lifetime {
  /** A value older than this is still returned, and a newer one is made for later callers. */
  freshMs: number
  /** A value older than this is no longer returned, unless making a newer one fails. */
  staleMs: number
}

/** "Nothing to cache" is remembered only briefly. */
const NOTHING: Lifetime = { freshMs: 500, staleMs: 1_000 }

interface Kept<Value> {
  /** When `make` was called for it, because the value may show the state of that time. */
  at: number
  value: Value | null
  /** From this time on the value is wrong, in milliseconds since 1970. */
  until: number
}

interface Maker<Wanted, Value> {
  nameOf: (wanted: Wanted) => string
  lifetimeOf: (wanted: Wanted) => Lifetime
  /** Makes a value from the request and the previous value; null when nothing is to be cached. */
  make: (wanted: Wanted, before: Value | null) => Promise<Value | null>
  untilOf: (value: Value) => number | null
}

/**
 * A cache for values that are slow to make. Callers wait only when no value is young enough, and
 * all who wait share one call of `make`.
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
        // Deleted first, so that it moves to the end of the map's order; the oldest entry is
        // removed first.
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
    /** Returns null when there is nothing to cache. Rejects with what `make` threw. */
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
      // When `make` fails, for example without the database, the old value is better than none.
      const latest = made.catch(() => old)
      return age < staleMs ? old : latest
    },
    /** Whether there is an entry, of any age. */
    has: (wanted: Wanted): boolean => kept.has(maker.nameOf(wanted)),
    /** The number of entries. */
    size: (): number => kept.size,
    /** Drops all entries, also those being made, which may show the state before a change. */
    forget: (): void => {
      kept = new Map()
      making = new Map()
    },
  }
}
