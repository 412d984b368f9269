import type { Chance } from '@/demo/chance'

/**
 * A simulated visitor with a phone. All times are planned beforehand, in ms from the start of the
 * day.
 */
export interface Phone {
  number: number
  /** Half of the visitors share the address of their church. */
  address: string
  opensAt: number
  /**
   * When the visitor returns to a half-filled form; null when not. What was typed is stored on the
   * device.
   */
  returnsAt: number | null
  sendsAt: number
  /** When the visitor sends the same again, as after a lost response; null when not. */
  repeatsAt: number | null
  /** A third of the visitors send a file, over a line of this many bytes per second. */
  file: { bytes: number; bytesPerSecond: number } | null
}

/** An action by staff, an export or an editor. */
export interface StaffAction {
  at: number
  kind: 'list' | 'page' | 'search' | 'details' | 'status' | 'export' | 'publish'
  /** Random number that selects the page, the search or the registration. */
  pick: number
}

export interface Plan {
  phones: Phone[]
  deeds: StaffAction[]
  lastsMs: number
}

const CHURCHES = 12
const STAFF = 10
/** The time to read the form and fill it in. */
const TYPES_MS = [8_000, 30_000] as const
const FILE_BYTES = [150_000, 500_000] as const
const LINE_BYTES = [40_000, 90_000] as const
/** Nothing starts within this time of the end, so that everything can finish. */
const TAIL_MS = 12_000

const between = (chance: Chance, [from, to]: readonly [number, number]) =>
  from + chance.below(to - from)

function drawPhone(chance: Chance, number: number, lastsMs: number): Phone {
  const typesMs = between(chance, [TYPES_MS[0], Math.min(TYPES_MS[1], lastsMs / 3)])
  const latest = lastsMs - TAIL_MS - typesMs
  // A third of the visitors come in the first tenth, because the form has just been announced.
  const opensAt = chance.below(Math.max(1, chance.percent(33) ? latest / 10 : latest))
  const sendsAt = opensAt + typesMs
  return {
    number,
    address:
      number % 2 === 0
        ? `192.0.2.${(number / 2) % CHURCHES}`
        : `198.18.${(number >> 8) & 255}.${number & 255}`,
    ...{ opensAt, sendsAt },
    returnsAt: chance.percent(20) ? opensAt + Math.floor(typesMs / 2) : null,
    repeatsAt: chance.percent(10) ? sendsAt + 1_000 + chance.below(3_000) : null,
    file: chance.percent(33)
      ? { bytes: between(chance, FILE_BYTES), bytesPerSecond: between(chance, LINE_BYTES) }
      : null,
  }
}

/**
 * Plans the whole day, the same for the same seed. No action waits for the response to another one.
 */
export function drawPlan(chance: Chance, minutes: number, phonesAMinute: number): Plan {
  const lastsMs = minutes * 60_000
  const phones = Array.from({ length: Math.round(minutes * phonesAMinute) }, (_, number) =>
    drawPhone(chance, number, lastsMs),
  )
  const deed = (kind: StaffAction['kind'], at: number): StaffAction => ({
    kind,
    at,
    pick: chance.below(1_000_000),
  })
  const work = ['list', 'list', 'page', 'search', 'details', 'details', 'status'] as const
  // Each member of staff acts about every five seconds.
  const deeds = Array.from({ length: Math.round((STAFF * lastsMs) / 5_000) }, () =>
    deed(chance.one(work), chance.below(lastsMs - TAIL_MS)),
  )
  deeds.push(deed('export', lastsMs * 0.4), deed('export', lastsMs * 0.7))
  for (let at = 15_000; at < lastsMs - TAIL_MS; at += 20_000) deeds.push(deed('publish', at))
  return { phones, deeds, lastsMs }
}
