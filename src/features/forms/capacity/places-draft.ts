import { fromManilaInput, toManilaInput } from '@/lib/manila-time'
import { firstErrorsByPath } from '@/lib/notices/first-messages'
import { HALF_TYPED } from '../half-typed'
import { isTargetOffered, type LimitTargetGroup, parseLimitKey } from './limit-targets'
import { type PartyDraft, toPartyDraft, toPartyInput } from './party-draft'
import { limitKey, type Places, placesSchema } from './schema'

export const TIME_SETTING_NAMES = ['opensAt', 'closesAt', 'changeUntil'] as const

export interface LimitDraft {
  key: string
  /** A `limitKey`; empty until it is chosen. */
  target: string
  seats: string
}

export interface PlacesDraft extends Pick<Places, 'hasWaitingList'> {
  /**
   * The value of the time input: a time in Manila, `HALF_TYPED`, or empty. `closesAt` and
   * `changeUntil` hold such values too.
   */
  opensAt: string
  closesAt: string
  changeUntil: string
  showLeftBelow: string
  offerHours: string
  party: PartyDraft
  limits: LimitDraft[]
}

export const toPlacesDraft = (places: Places): PlacesDraft => ({
  opensAt: places.opensAt ? toManilaInput(places.opensAt) : '',
  closesAt: places.closesAt ? toManilaInput(places.closesAt) : '',
  changeUntil: places.changeUntil ? toManilaInput(places.changeUntil) : '',
  hasWaitingList: places.hasWaitingList,
  offerHours: places.offerHours === null ? '' : String(places.offerHours),
  showLeftBelow: places.showLeftBelow === null ? '' : String(places.showLeftBelow),
  party: toPartyDraft(places.party),
  limits: places.limits.map((limit) => ({
    key: `limit-${limit.id}`,
    target: limitKey(limit),
    seats: String(limit.seats),
  })),
})

const toTime = (value: string) =>
  value === '' || value === HALF_TYPED ? value || null : fromManilaInput(value)

const toCount = (text: string) => {
  const typed = text.trim()
  return /^-?\d{1,15}(\.\d+)?$/.test(typed) ? Number(typed) : typed || null
}

const toInput = (draft: PlacesDraft) => ({
  opensAt: toTime(draft.opensAt),
  closesAt: toTime(draft.closesAt),
  changeUntil: toTime(draft.changeUntil),
  hasWaitingList: draft.hasWaitingList,
  offerHours: toCount(draft.offerHours),
  showLeftBelow: toCount(draft.showLeftBelow),
  party: toPartyInput(draft.party, toCount),
  limits: draft.limits.map(({ target, seats }) => ({
    ...parseLimitKey(target),
    seats: toCount(seats),
  })),
})

export const readPlacesDraft = (draft: PlacesDraft) => placesSchema.safeParse(toInput(draft))

export function isSamePlaces(a: PlacesDraft, b: PlacesDraft): boolean {
  const [one, other] = [a, b].map((draft) => {
    const { limits, ...rest } = toInput(draft)
    return JSON.stringify([rest, limits.map((limit) => JSON.stringify(limit)).sort()])
  })
  return one === other
}

const UNFINISHED = 'Please finish the day and the time, or clear them'

function whyUnfit(target: string, groups: readonly LimitTargetGroup[]): string | undefined {
  if (!target) return 'Please choose what is limited'
  return isTargetOffered(groups, target)
    ? undefined
    : 'The form no longer offers this. Choose something else, or remove the limit.'
}

/**
 * Returns errors by input (`limit-3-seats`), in the order of the screen, because a refused save
 * focuses the first input with an error.
 */
export function findPlacesProblems(
  draft: PlacesDraft,
  groups: readonly LimitTargetGroup[],
): Map<string, string> {
  const said = firstErrorsByPath(readPlacesDraft(draft).error)
  const all: [string, string | undefined][] = [
    ...TIME_SETTING_NAMES.map((name): [string, string | undefined] => [
      name,
      draft[name] === HALF_TYPED ? UNFINISHED : said[name],
    ]),
    ...draft.limits.flatMap(({ key, target }, at): [string, string | undefined][] => [
      [`${key}-target`, whyUnfit(target, groups)],
      [`${key}-seats`, said[`limits.${at}.seats`]],
    ]),
    ['offerHours', said.offerHours],
    ['showLeftBelow', said.showLeftBelow],
    ['party-min', said['party.min']],
    ['party-max', said['party.max']],
  ]
  return new Map(all.flatMap(([part, message]) => (message ? [[part, message]] : [])))
}
