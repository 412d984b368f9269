import 'server-only'
import { hash } from 'node:crypto'
import type { CounterLimit } from '../counters/counters'
import { type Counter, incrementCounters } from '../counters/increment-counters'
import { clientAddress, networkOf } from '../http/client-address'
import { isFromThisMachine } from '../http/this-machine'
import { ageOfFormToken } from './form-token'
import { type PageSigns, type Suspicion, type SuspicionSign, suspicionFrom } from './suspicion'
import { type FreeText, findTextSigns, textFingerprint } from './text-signs'

export interface FormArrival extends PageSigns {
  /** An IPv4 address or a /64 network. */
  network: string
  /**
   * True for load tests and kiosks on this machine, which have no limits on pace and repetition.
   */
  isFromHere: boolean
}

export const formArrivalOf = ({ headers }: Request, signs: PageSigns): FormArrival => ({
  ...signs,
  network: networkOf(clientAddress(headers)),
  isFromHere: isFromThisMachine(headers),
})

/**
 * A browser needs at least about this long between loading the page and sending the form, even when
 * a program controls it.
 */
const PAGE_MS = 300
const PAGE_MS_PER_ANSWER = 50
/** A person needs at least about this long per answer. */
const PERSON_MS_PER_ANSWER = 1000
/** Whoever took this long is never too fast, however many answers the form has. */
const PERSON_MS_AT_MOST = 5000

const PACE_S = 10
const BLOCK_S = 600
/**
 * The most submissions in `PACE_S` with the same page token. Visitors who open the page in the same
 * second get the same token, so more than one is normal. Counted per network instead when the token
 * is missing or invalid, or when the page is cached for longer than a second.
 */
const PACE = 40

const REPEAT_S = 3600
const SOME_REPEATS = 5
const MANY_REPEATS = 30
const TEXTS_COUNTED = 4

interface Sent {
  subject: string
  arrival: FormArrival
  texts: readonly FreeText[]
  answers: number
  /**
   * True for a page that is cached for longer than a second, so that many visitors get its token.
   */
  isPageShared?: boolean
}

const digest = (text: string) => hash('sha256', text, 'base64url')

function signsOfPage(
  age: number | null,
  { token, unseen, prefilled = 0 }: PageSigns,
  answers: number,
): SuspicionSign[] {
  const signs: SuspicionSign[] = []
  // At least 1, because a person reads the form before sending it, even when all answers are filled
  // in already.
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

async function signsOfCounts(
  age: number | null,
  { arrival, texts, isPageShared = false }: Sent,
  now: number,
): Promise<{ signs: SuspicionSign[]; trail: CounterLimit[] }> {
  if (arrival.isFromHere) return { signs: [], trail: [] }
  const ofPage = age === null || isPageShared ? null : arrival.token
  const pace = paceOf(ofPage === null ? arrival.network : `page:${digest(ofPage)}`)
  const repeats = textCounters(texts)
  const counts = await incrementCounters([pace, ...repeats], now)
  const signs: SuspicionSign[] = []
  if ((counts.get(pace.key) ?? 0) > pace.limit) {
    const reason = 'Too many come from the same place within seconds.'
    signs.push({ points: ofPage === null ? 2 : 3, reason })
  }
  const times = Math.max(0, ...repeats.map(({ key }) => counts.get(key) ?? 0))
  if (times > SOME_REPEATS) {
    const reason = `The same long text has come ${times} times within an hour.`
    signs.push({ points: times > MANY_REPEATS ? 3 : 2, reason })
  }
  // Without a valid token of our page, fewer repeats are allowed. People who use the page may well
  // paste the same text.
  const most = age === null ? SOME_REPEATS : MANY_REPEATS
  const trail = [pace, ...repeats].map(({ key, limit = most }) => ({ key, limit }))
  return { signs, trail }
}

export interface WeighResult {
  suspicion: Suspicion | null
  /**
   * The counters that this submission raised. If they exceed their limits later, this submission
   * was the beginning of a flood.
   */
  trail: CounterLimit[]
}

/**
 * Judges whether a program sent the form (decision 019). Call it only once for each submission,
 * because it increases counters.
 */
export async function weighSuspicion(sent: Sent, now = Date.now()): Promise<WeighResult> {
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
