import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent } from 'react'

interface PhotoPageControlsProps {
  page: number
  count: number
  idOf: (page: number) => string
  goTo: (page: number, rel: string) => (event: MouseEvent) => void
}

const LINK =
  'grid size-12 cursor-pointer place-items-center rounded-control border border-control-line text-text -outline-offset-3 hover:border-text'
const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-[1.375rem]' } as const

export function PhotoPageControls({ page, count, idOf, goTo }: PhotoPageControlsProps) {
  if (count < 2) return null
  const [previous, next] = [(page + count - 1) % count, (page + 1) % count]
  return (
    <div className="mt-4 flex print:hidden items-center gap-2">
      <p className="mr-auto text-sm text-text-3 tabular-nums">
        Page {page + 1} of {count}
      </p>
      <a rel="prev" href={`#${idOf(previous)}`} onClick={goTo(previous, 'prev')} className={LINK}>
        <ChevronLeft {...ICON} />
        <span className="sr-only">Previous photos</span>
      </a>
      <a rel="next" href={`#${idOf(next)}`} onClick={goTo(next, 'next')} className={LINK}>
        <ChevronRight {...ICON} />
        <span className="sr-only">Next photos</span>
      </a>
    </div>
  )
}
