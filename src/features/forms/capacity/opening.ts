import { findProvince } from '../places/provinces'
import { CLOSING_GRACE_MS, type Limit, type Places, type PublicPlaces } from './schema'

type Times = Pick<Places, 'opensAt' | 'closesAt'>

/** `openedAt`: when the sender's page was rendered, in milliseconds like `now` (decision 066). */
export function isOpenAt({ opensAt, closesAt }: Times, now: number, openedAt: number | null) {
  if (opensAt && now < Date.parse(opensAt)) return false
  if (!closesAt) return true
  const end = Date.parse(closesAt)
  const hasGrace = openedAt !== null && openedAt < end
  return now < (hasGrace ? end + CLOSING_GRACE_MS : end)
}

/**
 * Whether a new registration gets no place: none is free, or somebody waits for this limit alone.
 * The latter is so if more people wait for it than for all other limits that are full, together.
 */
function isTaken(limit: Limit, limits: readonly Limit[]): boolean {
  if (limit.held >= limit.seats) return true
  const others = limits.filter((other) => other !== limit && other.held >= other.seats)
  return limit.waiting > others.reduce((sum, { waiting }) => sum + waiting, 0)
}

/** `over`: places held beyond the limit. */
export const countFree = ({ seats, held }: Pick<Limit, 'seats' | 'held'>) => ({
  free: Math.max(0, seats - held),
  over: Math.max(0, held - seats),
})

/** `now` is in milliseconds. */
export function presentPlaces(places: Places, now: number): PublicPlaces {
  const { opensAt, closesAt, hasWaitingList, showLeftBelow, limits } = places
  const whole = limits.find(({ fieldId }) => fieldId === null)
  const left = whole ? countFree(whole).free : null
  return {
    isOpen: isOpenAt(places, now, null),
    opensAt,
    closesAt,
    isFull: whole !== undefined && isTaken(whole, limits),
    hasWaitingList,
    left: left !== null && showLeftBelow !== null && left < showLeftBelow ? left : null,
  }
}

/** The text of the limited option or province; null for the whole form. */
export const optionOf = ({
  option,
  province,
}: Pick<Limit, 'option' | 'province'>): string | null =>
  province ? (findProvince(province)?.name ?? province) : option

/** Texts of options or provinces whose limit has no place for a new registration. */
export const fullOptions = (limits: readonly Limit[], fieldId: string): string[] =>
  limits
    .filter((limit) => limit.fieldId === fieldId && isTaken(limit, limits))
    .flatMap((limit) => optionOf(limit) ?? [])
