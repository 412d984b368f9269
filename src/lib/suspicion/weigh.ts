import 'server-only'
import { hash } from 'node:crypto'
import { type Counter, countUp } from '../counters/count-up'
import type { Mark } from '../counters/counters'
import { clientAddress, networkOf } from '../http/client-address'
import { isFromThisMachine } from '../http/this-machine'
import { ageOfFormToken } from './form-token'
import { type PageSigns, type Sign, type Suspicion, suspicionFrom } from './suspicion'
import { type FreeText, findTextSigns, textFingerprint } from './text-signs'

/** The origin of a request, and what its page's hidden inputs say. */
export interface Arrival extends PageSigns {
  /** An IPv4 address or a /64 network. */
  network: string
  /**
   * True for load tests and kiosks on this machine, which are exempt from limits on pace and
   * repetition.
   */
  isFromHere: boolean
}

export const arrivalOf = ({ headers }: Request, signs: PageSigns): Arrival => ({
  ...signs,
  network: networkOf(clientAddress(headers)),
  isFromHere: isFromThisMachine(headers),
})

/**
 * A browser needs about this long to load the page and send it, even when a program controls it.
 */
const PAGE_MS = 300
const PAGE_MS_PER_ANSWER = 50
/**
 * A person needs about this long for each answer, but no more than `PERSON_MS_AT_MOST` is expected
 * for the whole form.
 */
const PERSON_MS_PER_ANSWER = 1000
const PERSON_MS_AT_MOST = 5000

const PACE_S = 10
const BLOCK_S = 600
/**
 * The most registrations within `PACE_S` seconds that are no sign. Counted for one page token,
 * which all who opened the page in the same second share; without a valid token, or for pages that
 * are cached longer, for one network. People do not send more than four a second.
 */
const PACE = 40

const REPEAT_S = 3600
const SOME_REPEATS = 5
const MANY_REPEATS = 30
/** Only this many texts are counted, the longest ones, because a form may have a hundred. */
const TEXTS_COUNTED = 4

interface Sent {
  /** Names the form, as for `issueFormToken`. */
  subject: string
  arrival: Arrival
  texts: readonly FreeText[]
  /** The number of answered fields. */
  answers: number
  /**
   * True when the page is cached for longer than a second, so that many visitors have the same
   * token.
   */
  isPageShared?: boolean
}

const digest = (text: string) => hash('sha256', text, 'base64url')

function signsOfPage(
  age: number | null,
  { token, unseen, prefilled = 0 }: PageSigns,
  answers: number,
): Sign[] {
  const signs: Sign[] = []
  // At least one, because a person reads even a form that is filled in already before sending it.
  const typed = Math.max(1, answers - prefilled)
  if (unseen !== '') {
    signs.push({ points: 3, reason: 'A field that people cannot see was filled in.' })
  }
  if (token === null)
    signs.push({ points: 1, reason: 'It did not come from the page of the form.' })
  else if (age === null) signs.push({ points: 2, reason: 'Its sign of the form’s page is forged.' })
  else if (age < PAGE_MS + PAGE_MS_PER_ANSWER * answers) {
    signs.push({ points: 3, reason: 'It was sent at once, faster than any hand.' })
  } else if (age < Math.min(PERSON_MS_AT_MOST, PERSON_MS_PER_ANSWER * typed)) {
    signs.push({ points: 2, reason: 'It was filled in faster than people do.' })
  }
  return signs
}

const paceOf = (key: string): Counter & { limit: number } => ({
  key: `pace:${key}`,
  seconds: PACE_S,
  limit: PACE,
  blockSeconds: BLOCK_S,
})

const textCounters = (texts: readonly FreeText[]): Counter[] =>
  texts
    .toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, TEXTS_COUNTED)
    .flatMap(({ text }) => textFingerprint(text) ?? [])
    .map((essence) => ({ key: `text:${digest(essence)}`, seconds: REPEAT_S }))

/** Finds signs by counters that all processes share. */
async function signsOfCounts(
  age: number | null,
  { arrival, texts, isPageShared = false }: Sent,
  now: number,
): Promise<{ signs: Sign[]; trail: Mark[] }> {
  if (arrival.isFromHere) return { signs: [], trail: [] }
  const ofPage = age === null || isPageShared ? null : arrival.token
  const pace = paceOf(ofPage === null ? arrival.network : `page:${digest(ofPage)}`)
  const repeats = textCounters(texts)
  const counts = await countUp([pace, ...repeats], now)
  const signs: Sign[] = []
  if ((counts.get(pace.key) ?? 0) > pace.limit) {
    const reason = 'Too many come from the same place within seconds.'
    signs.push({ points: ofPage === null ? 2 : 3, reason })
  }
  const times = Math.max(0, ...repeats.map(({ key }) => counts.get(key) ?? 0))
  if (times > SOME_REPEATS) {
    const reason = `The same long text has come ${times} times within an hour.`
    signs.push({ points: times > MANY_REPEATS ? 3 : 2, reason })
  }
  // With a valid page token more repeats are allowed, because people who use our page may well
  // paste the same text.
  const most = age === null ? SOME_REPEATS : MANY_REPEATS
  const trail = [pace, ...repeats].map(({ key, limit = most }) => ({ key, limit }))
  return { signs, trail }
}

export interface Weighed {
  /** Null when what was sent is stored as usual. */
  suspicion: Suspicion | null
  /**
   * The counters that were increased. When they exceed their limits later, this registration
   * belonged to the beginning of a flood.
   */
  trail: Mark[]
}

/**
 * Decides whether something that a visitor sent is suspected to be spam (decision 019). Each call
 * increases counters, except for this machine, so call it once for each thing that was sent.
 */
export async function weigh(sent: Sent, now = Date.now()): Promise<Weighed> {
  const { subject, arrival, texts, answers } = sent
  const age = arrival.token === null ? null : ageOfFormToken(arrival.token, subject, now)
  const { signs, trail } = await signsOfCounts(age, sent, now)
  const suspicion = suspicionFrom([
    ...signsOfPage(age, arrival, answers),
    ...findTextSigns(texts),
    ...signs,
  ])
  return { suspicion, trail }
}
