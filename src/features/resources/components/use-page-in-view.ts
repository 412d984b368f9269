import { type RefObject, useEffect, useState } from 'react'

/** Returns the page in view, counted from 1, and `goTo`, which scrolls to a page. */
export function usePageInView(pages: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [page, setPage] = useState(1)
  useEffect(() => {
    const { current: root } = pages
    if (!root || !isOpen) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entry?.target instanceof HTMLElement) setPage(Number(entry.target.dataset.page))
      },
      { root, rootMargin: '-50% 0px' },
    )
    for (const sheet of root.querySelectorAll('[data-page]')) observer.observe(sheet)
    return () => observer.disconnect()
  }, [pages, isOpen])

  const goTo = (number: number) => {
    const { current: root } = pages
    const sheet = root?.querySelector<HTMLElement>(`[data-page="${number}"]`)
    if (root && sheet) root.scrollTo({ top: sheet.offsetTop - root.clientHeight * 0.04 })
  }
  return { page, goTo }
}
