import { findProvince } from '../places/provinces'
import { CLOSING_GRACE_MS, type Limit, type Places, type PublicPlaces } from './schema'

type Times = Pick<Places, 'opensAt' | 'closesAt'>

/**
 * True when the times allow a registration. `openedAt` is when the page that the visitor sends was
 * rendered, in milliseconds like `now`; null when no page is sent or its time is not known
 * (decision 066).
 */
export function isOpenAt({ opensAt, closesAt }: Times, now: number, openedAt: number | null) {
  if (opensAt && now < Date.parse(opensAt)) return false
  if (!closesAt) return true
  const end = Date.parse(closesAt)
  const hasGrace = openedAt !== null && openedAt < end
  return now < (hasGrace ? end + CLOSING_GRACE_MS : end)
}

/**
 * True when a new registration gets no place: none is free, or somebody waits for this limit alone.
 * Somebody does if more people wait for this limit than for all other full limits together.
 */
function isTaken(limit: Limit, limits: readonly Limit[]): boolean {
  if (limit.held >= limit.seats) return true
  const others = limits.filter((other) => other !== limit && other.held >= other.seats)
  return limit.waiting > others.reduce((sum, { waiting }) => sum + waiting, 0)
}

/** `over`: how many more places are held than the limit allows. */
export const countFree = ({ seats, held }: Pick<Limit, 'seats' | 'held'>) => ({
  free: Math.max(0, seats - held),
  over: Math.max(0, held - seats),
})

/** Returns what visitors may know about the places. `now` is in milliseconds. */
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

/** Returns the text of the limited option or province; null for a limit of the whole form. */
export const optionOf = ({
  option,
  province,
}: Pick<Limit, 'option' | 'province'>): string | null =>
  province ? (findProvince(province)?.name ?? province) : option

/**
 * Lists the texts of the field's options or provinces that have no place for a new registration.
 */
export const fullOptions = (limits: readonly Limit[], fieldId: string): string[] =>
  limits
    .filter((limit) => limit.fieldId === fieldId && isTaken(limit, limits))
    .flatMap((limit) => optionOf(limit) ?? [])
