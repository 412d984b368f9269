import { GripVertical } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'

interface DragHandleProps extends Omit<ComponentProps<typeof Button>, 'onKeyDown'> {
  name: string
  position: number
  /**
   * `to` is the new position, counted from 0. A number below 0 means the start of the list, a
   * number beyond its end means the end.
   */
  onMove: (to: number) => void
}

export function DragHandle({ name, position, onMove, ...drag }: DragHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowUp: position - 1,
      ArrowDown: position + 1,
      Home: 0,
      End: Number.POSITIVE_INFINITY,
    }
    const to = targets[event.key]
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onMove(to)
  }
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Move ${name}, field ${position + 1}`}
      aria-keyshortcuts="ArrowUp ArrowDown Home End"
      title="Drag, or press the arrow keys, Home or End"
      {...drag}
      onKeyDown={onKeyDown}
      className="z-(--z-raised) w-auto cursor-grab touch-none gap-0.5 px-1 font-normal text-text-3 tabular-nums active:cursor-grabbing"
    >
      {position + 1}
      <GripVertical aria-hidden strokeWidth={1.75} className="size-4" />
    </Button>
  )
}
