import { type RefObject, useEffect, useState } from 'react'

export function useShownPage(strip: RefObject<HTMLElement | null>): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const { current: root } = strip
    if (!root) return
    const pages = [...root.children]
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entry) setShown(pages.indexOf(entry.target))
      },
      // Compares pages with the strip instead of the screen, because half of the strip may be
      // outside the screen.
      { root, threshold: 0.6 },
    )
    for (const page of pages) observer.observe(page)
    return () => observer.disconnect()
  }, [strip])
  return shown
}
