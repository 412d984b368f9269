import type { PublicPlaces } from '@/features/forms/capacity/schema'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'

const TIME = new Intl.DateTimeFormat('en-US', {
  timeZone: MINISTRY_TIME_ZONE,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** `March 6, 2027 at 9:00 AM (Philippine time)` */
const inWords = (time: string) => `${TIME.format(new Date(time))} (Philippine time)`

/** Why the form cannot be filled in; null when it can. */
export function whyClosed(places: PublicPlaces, now: number): string | null {
  const { isOpen, opensAt, closesAt, isFull, hasWaitingList } = places
  if (!isOpen && opensAt && now < Date.parse(opensAt)) {
    return `Registration opens on ${inWords(opensAt)}.`
  }
  if (!isOpen && closesAt) return `Registration closed on ${inWords(closesAt)}.`
  return isFull && !hasWaitingList ? 'All places are taken.' : null
}

/** What somebody should know before filling in the form. */
export function beforeSending({ closesAt, isFull, left }: PublicPlaces): string[] {
  return [
    ...(isFull ? ['All places are taken. You can register for the waiting list.'] : []),
    ...(left !== null && !isFull ? [left === 1 ? '1 place left' : `${left} places left`] : []),
    ...(closesAt
      ? [
          `Registration closes on ${inWords(closesAt)}. If you have opened the form by then, you have 15 more minutes to send it.`,
        ]
      : []),
  ]
}
