import { vi } from 'vitest'

/**
 * Stubs `matchMedia`: only the queries in `matching` match. `turn` changes whether a query matches,
 * and notifies its listeners as the browser does.
 */
export function stubMediaQueries(...matching: string[]) {
  const matched = new Set(matching)
  const lists = new Map<string, EventTarget>()
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = lists.get(query) ?? new EventTarget()
    lists.set(query, list)
    const matches = { get: () => matched.has(query), configurable: true }
    return Object.defineProperty(list, 'matches', matches)
  })
  return {
    turn(query: string, isMatching: boolean): void {
      if (isMatching) matched.add(query)
      else matched.delete(query)
      lists.get(query)?.dispatchEvent(new Event('change'))
    },
  }
}

export function stubIntersectionObserver() {
  const observers = new Set<Observer>()
  class Observer {
    readonly seen = new Set<Element>()
    constructor(readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      observers.add(this)
    }
    observe(element: Element) {
      this.seen.add(element)
    }
    disconnect() {
      observers.delete(this)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return {
    /**
     * Reports these elements, in this order, to the observers that observe them, in one call for
     * each observer.
     */
    report(...entries: (readonly [target: Element, isIntersecting: boolean])[]): void {
      for (const { seen, tell } of [...observers]) {
        const own = entries.filter(([target]) => seen.has(target))
        const told = own.map(([target, isIntersecting]) => ({ target, isIntersecting }))
        if (told.length > 0) tell(told)
      }
    },
    count: () => observers.size,
  }
}

export const stubIframes = () =>
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'get').mockReturnValue('about:blank')
