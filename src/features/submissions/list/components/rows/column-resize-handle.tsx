import { useRef } from 'react'
import { type ColumnWidth, columnWidthAfterDrag } from '../../../columns'

interface ColumnEdgeProps {
  width: ColumnWidth
  onWidth: (width: ColumnWidth) => void
}

/** The draggable edge of a heading; keyboard users set widths in the Columns dialog. */
export function ColumnResizeHandle({ width, onWidth }: ColumnEdgeProps) {
  const start = useRef<{ x: number; width: ColumnWidth } | null>(null)
  return (
    <span
      aria-hidden
      title="Drag to change the width"
      className="absolute inset-y-1.5 right-0 w-2.5 cursor-col-resize touch-none border-r-2 border-line select-none hover:border-control-line active:border-focus max-md:hidden"
      onPointerDown={({ currentTarget, clientX, pointerId }) => {
        currentTarget.setPointerCapture(pointerId)
        start.current = { x: clientX, width }
      }}
      onPointerMove={({ clientX }) => {
        if (!start.current) return
        const wanted = columnWidthAfterDrag(start.current.width, clientX - start.current.x)
        if (wanted !== width) onWidth(wanted)
      }}
      onLostPointerCapture={() => {
        start.current = null
      }}
    />
  )
}
