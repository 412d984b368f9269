import 'server-only'
import { bridge } from './bridge'

/** The warning for operators, in the log and on the portal's start page. */
export const UNDECLARED_PROXY =
  'Most requests carry the headers of a proxy that is not declared: if one of yours stands in front of the portal, name its network in TRUST_PROXY; until then all its visitors count as one.'

/**
 * With fewer requests than `ENOUGH` there is no warning. Whenever `WINDOW` requests are counted,
 * both counts are halved, so that older requests count less.
 */
const ENOUGH = 20
const WINDOW = 500

/**
 * True when most recent requests have a proxy's headers but do not come from a proxy of
 * TRUST_PROXY.
 */
export function isBehindUndeclaredProxy(): boolean {
  const { all, forwarded } = bridge.forwarding
  return all >= ENOUGH && forwarded * 2 > all
}

const HOUR_MS = 3_600_000

/**
 * Returns how many requests of the last one to two hours had a proxy's headers that were ignored,
 * because the connection did not come from a declared proxy.
 */
export function countIgnored(now = Date.now()): number {
  const { hour, here, before } = bridge.forwarding.ignored
  const age = Math.floor(now / HOUR_MS) - hour
  if (age > 1) return 0
  return age === 1 ? here : here + before
}

function noteIgnored(now: number): void {
  const hour = Math.floor(now / HOUR_MS)
  const { ignored } = bridge.forwarding
  const isNow = ignored.hour === hour
  const before = isNow ? ignored.before : countIgnored(now)
  bridge.forwarding.ignored = { hour, here: (isNow ? ignored.here : 0) + 1, before }
}

/**
 * Counts a request.
 * @param isForwarded whether it has a proxy's headers but does not come from a declared proxy
 * @returns true when with this request such requests become the majority
 */
export function countUndeclared(isForwarded: boolean, now = Date.now()): boolean {
  const wasKnown = isBehindUndeclaredProxy()
  const counts = bridge.forwarding
  if (isForwarded) noteIgnored(now)
  if (counts.all >= WINDOW) {
    counts.all /= 2
    counts.forwarded /= 2
  }
  counts.all += 1
  counts.forwarded += isForwarded ? 1 : 0
  return !wasKnown && isBehindUndeclaredProxy()
}
