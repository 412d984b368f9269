/** Addresses are anybody's to invent. */
const MOST = 500

/** How old a value may be. */
export interface Lifetime {
  /** Older than this a newer one is made for the callers after this one. */
  freshMs: number
  /** Older than this it is not returned any more, unless making a newer one fails. */
  staleMs: number
}

/** What is nothing to be kept is asked for again soon. */
const NOTHING: Lifetime = { freshMs: 500, staleMs: 1_000 }

interface Kept<Value> {
  /** When the making began: what it shows is no older. */
  at: number
  value: Value | null
  /** From this moment on it is not true any more, in milliseconds since 1970. */
  until: number
}

interface Maker<Wanted, Value> {
  nameOf: (wanted: Wanted) => string
  lifetimeOf: (wanted: Wanted) => Lifetime
  /** Returns null for what is not to be kept, throws when it fails. Gets what was kept before. */
  make: (wanted: Wanted, before: Value | null) => Promise<Value | null>
  untilOf: (value: Value) => number | null
}

/**
 * Keeps what is slow to make. Callers wait only when there is nothing that is young enough, and all who
 * wait do so for one making.
 */
export function keptUntilStale<Wanted, Value>(maker: Maker<Wanted, Value>) {
  let kept = new Map<string, Kept<Value>>()
  let making = new Map<string, Promise<Value | null>>()

  function remake(name: string, wanted: Wanted): Promise<Value | null> {
    const under = making.get(name)
    if (under) return under
    // A making that a change has overtaken ends in maps that nobody reads any more.
    const [at, keptNow, makingNow] = [performance.now(), kept, making]
    const made = maker
      .make(wanted, kept.get(name)?.value ?? null)
      .then((value) => {
        const until = (value && maker.untilOf(value)) ?? Number.POSITIVE_INFINITY
        // Last in the order: the one made longest ago goes first.
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
    /** Null when it is nothing to be kept. Rejects with what `make` threw. */
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
      // While none can be made, such as without the database, the last one is better than none.
      const latest = made.catch(() => old)
      return age < staleMs ? old : latest
    },
    /** How many are kept. */
    size: (): number => kept.size,
    /** Drops everything, also what is being made just now: it may show what was before. */
    forget: (): void => {
      kept = new Map()
      making = new Map()
    },
  }
}
