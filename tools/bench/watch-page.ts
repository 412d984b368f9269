export interface WatchedPage {
  /** The sum of all layout shifts without recent input. The CLS is never more than this sum. */
  shift: number
  moved: string[]
  broken: string[]
}

declare global {
  interface Window {
    watched: WatchedPage
  }
}

/**
 * Records layout shifts, and words in headlines that are broken across lines, in `window.watched`.
 * Playwright sends this function to the page as text, so it may use nothing outside itself.
 */
export function watchPage(): void {
  const watched: WatchedPage = { shift: 0, moved: [], broken: [] }
  window.watched = watched

  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      watched.shift += entry.value
      for (const { node } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement
        watched.moved.push(`${element?.tagName} ${element?.textContent?.trim().slice(0, 40)}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })

  const isBroken = (text: Node, start: number, end: number) => {
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, end)
    const tops = [...range.getClientRects()].map(({ top }) => top)
    return Math.max(...tops) - Math.min(...tops) > 2
  }
  const look = () => {
    for (const headline of document.querySelectorAll('h1, h2, h3, .type-display')) {
      if (headline.getBoundingClientRect().top > innerHeight) continue
      const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        // Words end at hyphens, because a line break after a hyphen is allowed.
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
          if (watched.broken.includes(word) || !isBroken(text, index, index + word.length)) continue
          watched.broken.push(word)
        }
      }
    }
  }
  setInterval(look, 100)
}
