import 'server-only'
import type { IncomingMessage } from 'node:http'

const STATE = 'next-router-state-tree'
const PREFETCH = 'next-router-prefetch'

/** Kinds of dynamic segments, in Next's abbreviations. */
const KINDS = /^(c|oc|d|[cd]i(\(\.{1,3}\)|\(\.\.\)\(\.\.\)))$/
const MARKS = ['refetch', 'inside-shared-layout', 'metadata-only']

const isText = (value: unknown): value is string => typeof value === 'string'
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)
const isNothing = (value: unknown): boolean => value === undefined || value === null

function isSegment(value: unknown): boolean {
  if (!Array.isArray(value)) return isText(value)
  const [name, key, kind, siblings] = value
  const isKnown = isText(name) && isText(key) && isText(kind) && KINDS.test(kind)
  return isKnown && value.length === 4 && (siblings === null || areTexts(siblings))
}

function isState(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > 6) return false
  const [segment, routes, refresh, mark, hints, search] = value
  if (!isSegment(segment) || typeof routes !== 'object' || routes === null) return false
  if (Array.isArray(routes) || !Object.values(routes).every(isState)) return false
  const isRefresh = isNothing(refresh) || (areTexts(refresh) && refresh.length === 2)
  const isMark = isNothing(mark) || MARKS.includes(mark)
  const isHint = isNothing(hints) || typeof hints === 'number'
  return isRefresh && isMark && isHint && (search === undefined || isText(search))
}

function isReadable(header: string | string[]): boolean {
  try {
    return isState(JSON.parse(decodeURIComponent(`${header}`)))
  } catch {
    return false
  }
}

/**
 * Removes the router's headers when their values are broken, because Next would fail on them.
 * Without these headers, Next sends the whole page.
 */
export function dropBrokenRouterHeaders({ headers }: IncomingMessage): void {
  const { [STATE]: state, [PREFETCH]: kind = '1' } = headers
  if ((state === undefined || isReadable(state)) && kind === '1') return
  for (const name of Object.keys(headers)) {
    if (name === 'rsc' || name.startsWith('next-router-')) delete headers[name]
  }
}
