import { ChevronLeft, ChevronRight } from 'lucide-react'

interface PhotoPagesControlsProps {
  page: number
  count: number
  onPrevious?: () => void
  onNext?: () => void
}

const BUTTON =
  'grid size-12 cursor-pointer place-items-center rounded-control border border-control-line text-text hover:border-text'
const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-[1.375rem]' } as const

export function PhotoPagesControls({ page, count, onPrevious, onNext }: PhotoPagesControlsProps) {
  return (
    <div className="mt-4 flex items-center gap-2">
      <p aria-live="polite" className="mr-auto text-sm text-text-3 tabular-nums">
        Page {page + 1} of {count}
      </p>
      <button type="button" onClick={onPrevious} className={`noscript:hidden ${BUTTON}`}>
        <ChevronLeft {...ICON} />
        <span className="sr-only">Previous photos</span>
      </button>
      <button type="button" onClick={onNext} className={`noscript:hidden ${BUTTON}`}>
        <ChevronRight {...ICON} />
        <span className="sr-only">Next photos</span>
      </button>
    </div>
  )
}
