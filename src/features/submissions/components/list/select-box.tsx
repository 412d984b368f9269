import { useEffect, useRef } from 'react'
import type { Selection } from '@/components/portal/choose/use-selection'
import { Checkbox } from '@/components/ui/checkbox'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { Submission } from '../../schema'

interface SelectBoxProps {
  label: string
  checked: boolean
  onToggle: () => void
}

/** A tick without visible words; its whole cell is the target. */
export const SelectBox = ({ label, checked, onToggle }: SelectBoxProps) => (
  <Checkbox
    checked={checked}
    onChange={onToggle}
    label={<VisuallyHidden>{label}</VisuallyHidden>}
    className="relative min-w-8 justify-center max-md:min-w-11"
  />
)

/** Ticked, empty, or in between while only some rows are selected. */
export function SelectAll({ selection }: { selection: Selection<Submission> }) {
  const box = useRef<HTMLSpanElement>(null)
  const isSome = selection.selected.length > 0 && !selection.isAll
  useEffect(() => {
    const input = box.current?.querySelector('input')
    if (input) input.indeterminate = isSome
  }, [isSome])
  return (
    <span ref={box}>
      <SelectBox
        label="Select all on this page"
        checked={selection.isAll}
        onToggle={selection.toggleAll}
      />
    </span>
  )
}
