import { Minus, Plus } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { MAX_ZOOM, MIN_ZOOM, parsePageNumber, stepZoom } from '../zoom'

interface ReadingControlsProps {
  page: number
  count: number
  onPage: (page: number) => void
  zoom: number
  onZoom: (zoom: number) => void
}

const BUTTON =
  'grid size-11 cursor-pointer place-items-center rounded-control text-text hover:bg-bg-2 disabled:cursor-not-allowed disabled:opacity-40'
const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5' } as const

export function ReadingControls({ page, count, onPage, zoom, onZoom }: ReadingControlsProps) {
  const field = useRef<HTMLInputElement>(null)
  const isOpen = count > 0

  // Shows the current page, but does not overwrite a number that is being typed.
  useEffect(() => {
    const { current: input } = field
    if (input && input !== document.activeElement) input.value = String(page)
  }, [page])

  const jump = () => {
    const { current: input } = field
    if (!input) return
    const wanted = parsePageNumber(input.value, count)
    input.value = String(wanted ?? page)
    if (wanted !== null && wanted !== page) onPage(wanted)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    jump()
  }

  return (
    <div className="flex print:hidden items-center flex-wrap justify-between gap-x-2 border-b border-line-2 bg-surface px-3 py-1.5 max-[22rem]:px-2 text-sm">
      <form onSubmit={submit} className="flex items-center gap-2">
        <label htmlFor="pdf-page" className="text-text-2">
          Page
        </label>
        <input
          ref={field}
          id="pdf-page"
          defaultValue={1}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          disabled={!isOpen}
          onFocus={({ target }) => target.select()}
          onBlur={jump}
          className="h-11 w-14 rounded-control max-[22rem]:w-10 border border-control-line bg-surface text-center text-[1rem] tabular-nums"
        />
        <span className="min-w-[3em] text-text-2 tabular-nums">{isOpen && `of ${count}`}</span>
      </form>
      <div className="flex items-center">
        <button
          type="button"
          disabled={!isOpen || zoom <= MIN_ZOOM}
          onClick={() => onZoom(stepZoom(zoom, -1))}
          className={BUTTON}
        >
          <Minus {...ICON} />
          <span className="sr-only">Smaller</span>
        </button>
        <output aria-label="Size" className="w-12 text-center text-text-2 tabular-nums">
          {Math.round(zoom * 100)}%
        </output>
        <button
          type="button"
          disabled={!isOpen || zoom >= MAX_ZOOM}
          onClick={() => onZoom(stepZoom(zoom, 1))}
          className={BUTTON}
        >
          <Plus {...ICON} />
          <span className="sr-only">Larger</span>
        </button>
      </div>
    </div>
  )
}
