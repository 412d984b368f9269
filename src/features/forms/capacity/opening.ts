import { findProvinceByText } from '../places/provinces'
import { CLOSING_GRACE_MS, type Limit, type Places, type PublicPlaces } from './schema'

type Times = Pick<Places, 'opensAt' | 'closesAt'>

/**
 * True when the opening times allow a registration at `now`. Visitors who opened the page before
 * the closing time get `CLOSING_GRACE_MS` more (decision 066). `openedAt` is when the visitor's
 * page was rendered, in milliseconds like `now`; null when no page was sent or the time is not
 * known.
 */
export function isOpenAt({ opensAt, closesAt }: Times, now: number, openedAt: number | null) {
  if (opensAt && now < Date.parse(opensAt)) return false
  if (!closesAt) return true
  const end = Date.parse(closesAt)
  const hasGrace = openedAt !== null && openedAt < end
  return now < (hasGrace ? end + CLOSING_GRACE_MS : end)
}

/**
 * True when a new registration gets no place: none is free, or people wait for this limit alone.
 * Such people exist if more people wait for this limit than for all other full limits together.
 */
function isTaken(limit: Limit, limits: readonly Limit[]): boolean {
  if (limit.held >= limit.seats) return true
  const others = limits.filter((other) => other !== limit && other.held >= other.seats)
  return limit.waiting > others.reduce((sum, { waiting }) => sum + waiting, 0)
}

/** Returns the number of free places (`free`) and of held places above the limit (`over`). */
export const countFreePlaces = ({ seats, held }: Pick<Limit, 'seats' | 'held'>) => ({
  free: Math.max(0, seats - held),
  over: Math.max(0, held - seats),
})

export function presentPlaces(places: Places, now: number): PublicPlaces {
  const { opensAt, closesAt, hasWaitingList, showLeftBelow, limits } = places
  const whole = limits.find(({ fieldId }) => fieldId === null)
  const left = whole ? countFreePlaces(whole).free : null
  return {
    isOpen: isOpenAt(places, now, null),
    opensAt,
    closesAt,
    isFull: whole !== undefined && isTaken(whole, limits),
    hasWaitingList,
    left: left !== null && showLeftBelow !== null && left < showLeftBelow ? left : null,
  }
}

export const limitedOptionText = ({
  option,
  province,
}: Pick<Limit, 'option' | 'province'>): string | null =>
  province ? (findProvinceByText(province)?.name ?? province) : option

export const fullOptions = (limits: readonly Limit[], fieldId: string): string[] =>
  limits
    .filter((limit) => limit.fieldId === fieldId && isTaken(limit, limits))
    .flatMap((limit) => limitedOptionText(limit) ?? [])
