import type { Seat } from '@/features/forms/capacity/schema'

/** What staff read of a place. */
export const SEAT_WORDS: Record<Seat, string> = {
  held: 'Has a place',
  waiting: 'Waiting',
  offered: 'Offered a place',
  cancelled: 'Cancelled',
}

export const seatWords = (seat: Seat, queue?: number | null) =>
  queue ? `${SEAT_WORDS[seat]}, number ${queue}` : SEAT_WORDS[seat]
