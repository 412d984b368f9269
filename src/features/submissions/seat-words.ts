import type { SeatState } from '@/features/forms/capacity/schema'

export const SEAT_LABELS: Record<SeatState, string> = {
  held: 'Has a place',
  waiting: 'Waiting',
  offered: 'Offered a place',
  cancelled: 'Cancelled',
}

/**
 * All states of a place. Read from `SEAT_LABELS`, because importing `SEAT_STATES` would load the
 * schemas of its module.
 */
export const SEAT_FILTERS = Object.keys(SEAT_LABELS) as readonly SeatState[]

export const seatLabel = (seat: SeatState, queue?: number | null) =>
  queue ? `${SEAT_LABELS[seat]}, no. ${queue}` : SEAT_LABELS[seat]

interface SeatMark {
  seat: SeatState
  words: string
}

interface Seated {
  seat?: SeatState
  queue?: number | null
  people?: readonly { seat: SeatState | null }[]
}

const cancelledWords = (cancelled: number, all: number) =>
  cancelled === all ? SEAT_LABELS.cancelled : `${cancelled} of ${all} cancelled`

export function seatsText(seats: readonly (SeatState | null)[]): string | null {
  const cancelled = seats.filter((seat) => seat === 'cancelled').length
  // There may be several states, because people of a party who cancelled may join the waiting list
  // again while the others keep their places.
  const others = new Set(seats.filter((seat) => seat !== null && seat !== 'cancelled'))
  const words = [
    ...[...others].map((seat) => SEAT_LABELS[seat]),
    ...(cancelled > 0 ? [cancelledWords(cancelled, seats.length)] : []),
  ]
  return words.join(', ') || null
}

export function seatMarks({ seat, queue, people = [] }: Seated): SeatMark[] {
  const seats = people.length > 1 ? people.map((one) => one.seat) : [seat ?? null]
  const waits = new Set(seats.filter((one) => one === 'waiting' || one === 'offered'))
  const cancelled = seats.filter((one) => one === 'cancelled').length
  const marks: SeatMark[] = [...waits].map((one) => ({
    seat: one,
    words: seatLabel(one, one === 'waiting' ? queue : null),
  }))
  if (cancelled > 0) {
    marks.push({ seat: 'cancelled', words: cancelledWords(cancelled, seats.length) })
  }
  return marks
}
