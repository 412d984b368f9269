import type { Chance } from '@/demo/chance'

/** Somebody with a phone. All times are drawn before the day begins, in ms from its start. */
export interface Phone {
  number: number
  /** Half of them share the address of their church with others. */
  address: string
  opensAt: number
  /** Leaves the half-filled form, and opens it again: what was typed is on the device. */
  returnsAt: number | null
  sendsAt: number
  /** Sends the same once more, as after an answer that was lost. */
  repeatsAt: number | null
  /** A third send one, over a line of this many bytes a second. */
  file: { bytes: number; bytesPerSecond: number } | null
}

/** What staff, two exports and an editor do. */
export interface Deed {
  at: number
  kind: 'list' | 'page' | 'search' | 'details' | 'status' | 'export' | 'publish'
  /** Chooses the page, the search, the registration. */
  pick: number
}

export interface Plan {
  phones: Phone[]
  deeds: Deed[]
  lastsMs: number
}

const CHURCHES = 12
const STAFF = 10
/** A person reads the form and fills it in. */
const TYPES_MS = [8_000, 30_000] as const
const FILE_BYTES = [150_000, 500_000] as const
const LINE_BYTES = [40_000, 90_000] as const
/** Everything begins so that it can end within the day. */
const TAIL_MS = 12_000

const between = (chance: Chance, [from, to]: readonly [number, number]) =>
  from + chance.below(to - from)

function drawPhone(chance: Chance, number: number, lastsMs: number): Phone {
  const typesMs = between(chance, [TYPES_MS[0], Math.min(TYPES_MS[1], lastsMs / 3)])
  const latest = lastsMs - TAIL_MS - typesMs
  // A third comes in the first tenth: the form has just been announced.
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

/** The whole day, the same for the same numbers. Nobody in it waits for anybody else's answer. */
export function drawPlan(chance: Chance, minutes: number, phonesAMinute: number): Plan {
  const lastsMs = minutes * 60_000
  const phones = Array.from({ length: Math.round(minutes * phonesAMinute) }, (_, number) =>
    drawPhone(chance, number, lastsMs),
  )
  const deed = (kind: Deed['kind'], at: number): Deed => ({
    kind,
    at,
    pick: chance.below(1_000_000),
  })
  const work = ['list', 'list', 'page', 'search', 'details', 'details', 'status'] as const
  // Each of the staff does something about every five seconds.
  const deeds = Array.from({ length: Math.round((STAFF * lastsMs) / 5_000) }, () =>
    deed(chance.one(work), chance.below(lastsMs - TAIL_MS)),
  )
  deeds.push(deed('export', lastsMs * 0.4), deed('export', lastsMs * 0.7))
  for (let at = 15_000; at < lastsMs - TAIL_MS; at += 20_000) deeds.push(deed('publish', at))
  return { phones, deeds, lastsMs }
}
