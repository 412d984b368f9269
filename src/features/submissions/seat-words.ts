import type { Seat } from '@/features/forms/capacity/schema'

/** The name of each seat for staff, in the order of the filter. */
export const SEAT_WORDS: Record<Seat, string> = {
  held: 'Has a place',
  waiting: 'Waiting',
  offered: 'Offered a place',
  cancelled: 'Cancelled',
}

/** The seats of `SEAT_WORDS`, without the schemas that browsers need not load. */
export const SEAT_FILTERS = Object.keys(SEAT_WORDS) as readonly Seat[]

export const seatWords = (seat: Seat, queue?: number | null) =>
  queue ? `${SEAT_WORDS[seat]}, no. ${queue}` : SEAT_WORDS[seat]

export interface SeatMark {
  seat: Seat
  words: string
}

/** The properties of a registration that describe its places. */
interface Seated {
  seat?: Seat
  queue?: number | null
  people?: readonly { seat: Seat | null }[]
}

const cancelledWords = (cancelled: number, all: number) =>
  cancelled === all ? SEAT_WORDS.cancelled : `${cancelled} of ${all} cancelled`

/** The places of a registration's people in one text; null where there is nothing to say. */
export function seatsText(seats: readonly (Seat | null)[]): string | null {
  const cancelled = seats.filter((seat) => seat === 'cancelled').length
  // A party is never split between places and the waiting list.
  const others = seats.find((seat) => seat !== null && seat !== 'cancelled')
  const words = [
    ...(others ? [SEAT_WORDS[others]] : []),
    ...(cancelled > 0 ? [cancelledWords(cancelled, seats.length)] : []),
  ]
  return words.join(', ') || null
}

/** The words of a list row about places; none when every person has a place. */
export function seatMarks({ seat, queue, people = [] }: Seated): SeatMark[] {
  const seats = people.length > 1 ? people.map((one) => one.seat) : [seat ?? null]
  const waits = seats.find((one) => one === 'waiting' || one === 'offered')
  const cancelled = seats.filter((one) => one === 'cancelled').length
  const marks: SeatMark[] = []
  if (waits) marks.push({ seat: waits, words: seatWords(waits, queue) })
  if (cancelled > 0) {
    marks.push({ seat: 'cancelled', words: cancelledWords(cancelled, seats.length) })
  }
  return marks
}
