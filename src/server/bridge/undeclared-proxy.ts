import 'server-only'
import { bridge } from './bridge'

export const UNDECLARED_PROXY_WARNING =
  'Most requests carry the headers of a proxy that is not declared: if one of yours stands in front of the portal, name its network in TRUST_PROXY; until then all its visitors count as one.'

/** The fewest counted requests for a warning. */
const ENOUGH = 20
const WINDOW = 500

export function isBehindUndeclaredProxy(): boolean {
  const { all, forwarded } = bridge.forwarding
  return all >= ENOUGH && forwarded * 2 > all
}

const HOUR_MS = 3_600_000

/** Returns how many requests had ignored proxy headers in this hour and in the hour before it. */
export function countIgnoredProxyRequests(now = Date.now()): number {
  const { hour, here, before } = bridge.forwarding.ignored
  const age = Math.floor(now / HOUR_MS) - hour
  if (age > 1) return 0
  return age === 1 ? here : here + before
}

function noteIgnored(now: number): void {
  const hour = Math.floor(now / HOUR_MS)
  const { ignored } = bridge.forwarding
  const isNow = ignored.hour === hour
  const before = isNow ? ignored.before : countIgnoredProxyRequests(now)
  bridge.forwarding.ignored = { hour, here: (isNow ? ignored.here : 0) + 1, before }
}

/**
 * Counts one request. Returns true when this request makes requests of an undeclared proxy the
 * majority.
 */
export function recordRequestForProxyWarning(isForwarded: boolean, now = Date.now()): boolean {
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
