import { TriangleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'

interface ConflictNoticeProps {
  sentence: string
  onTakeTheirs: () => void
  onSaveMine: () => void
  /**
   * The label of the button for `onSaveMine`, for screens on which this button does not save at
   * once.
   */
  mineLabel?: string
}

/** Scrolls to the notice, because Save may have been pressed far below it. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' })

export function ConflictNotice({
  sentence,
  onTakeTheirs,
  onSaveMine,
  mineLabel = 'Replace it with mine',
}: ConflictNoticeProps) {
  return (
    <div
      ref={bringIntoView}
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-error bg-error-bg px-4 py-3"
    >
      <TriangleAlert aria-hidden strokeWidth={1.75} className="size-5 flex-none text-error" />
      <p className="min-w-0 flex-1 basis-64 font-medium">{sentence}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="line" onClick={onTakeTheirs}>
          Load their version
        </Button>
        <Button variant="line" onClick={onSaveMine}>
          {mineLabel}
        </Button>
      </div>
    </div>
  )
}
