import 'server-only'
import { bridge } from './bridge'

/** The warning for operators, in the log and on the portal's start page. */
export const UNDECLARED_PROXY =
  'Most requests carry the headers of a proxy that is not declared: if one of yours stands in front of the portal, set TRUST_PROXY=1; until then all its visitors count as one.'

/** Fewer requests than this prove nothing; older ones count half with every new window. */
const ENOUGH = 20
const WINDOW = 500

/** True when most requests carry a proxy's header although TRUST_PROXY is not set. */
export function isBehindUndeclaredProxy(): boolean {
  const { all, forwarded } = bridge.forwarding
  return all >= ENOUGH && forwarded * 2 > all
}

/**
 * Counts a request without a declared proxy; returns true when this one makes forwarded requests
 * the majority.
 */
export function countUndeclared(isForwarded: boolean): boolean {
  const wasKnown = isBehindUndeclaredProxy()
  const counts = bridge.forwarding
  if (counts.all >= WINDOW) {
    counts.all /= 2
    counts.forwarded /= 2
  }
  counts.all += 1
  counts.forwarded += isForwarded ? 1 : 0
  return !wasKnown && isBehindUndeclaredProxy()
}
