import { useEffect, useRef } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { ListSelection } from './use-list-selection'

interface SelectBoxProps {
  label: string
  checked: boolean
  /** `isRange`: Shift was held, which selects all rows from the last toggled row to this one. */
  onToggle: (isRange: boolean) => void
}

export function SelectionCheckbox({ label, checked, onToggle }: SelectBoxProps) {
  // Shift is read on pointer down, because after a press on the label the browser sends the
  // checkbox a second click event, which may lack the Shift key.
  const isRange = useRef(false)
  return (
    <span
      className="contents select-none"
      onPointerDownCapture={({ shiftKey }) => {
        isRange.current = shiftKey
      }}
    >
      <Checkbox
        checked={checked}
        onChange={() => {
          onToggle(isRange.current)
          isRange.current = false
        }}
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        className="relative min-w-8 justify-center max-md:min-w-11"
      />
    </span>
  )
}

export function SelectAllCheckbox({ selection }: { selection: ListSelection }) {
  const box = useRef<HTMLSpanElement>(null)
  const isSome = selection.count > 0 && !selection.isPage
  useEffect(() => {
    const input = box.current?.querySelector('input')
    if (input) input.indeterminate = isSome
  }, [isSome])
  return (
    <span ref={box}>
      <SelectionCheckbox
        label="Select all on this page"
        checked={selection.isPage}
        onToggle={selection.togglePage}
      />
    </span>
  )
}
