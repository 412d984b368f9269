import 'server-only'
import { bridge } from './bridge'

/** For whoever runs it: in the log, and on the start page of the portal. */
export const UNDECLARED_PROXY =
  'Most requests carry the headers of a proxy that is not declared: if one of yours stands in front of the portal, set TRUST_PROXY=1; until then all its visitors count as one.'

/** A handful of requests proves nothing; older ones count half as much with every window. */
const ENOUGH = 20
const WINDOW = 500

/** Most requests carry the header of a proxy, and TRUST_PROXY does not say that there is one. */
export function isBehindUndeclaredProxy(): boolean {
  const { all, forwarded } = bridge.forwarding
  return all >= ENOUGH && forwarded * 2 > all
}

/** Counts a request that came without a declared proxy; true when this one makes it most of them. */
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
