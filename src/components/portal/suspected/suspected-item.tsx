import { SelectableRow } from '@/components/portal/choose/selectable-row'
import { SentDetails } from '@/components/portal/choose/sent-details'
import type { SuspectedRow } from '@/lib/suspicion/list'

interface SuspectedItemProps {
  row: SuspectedRow
  heading: string
  lines: readonly { label: string; text: string }[]
  isSelected: boolean
  onSelect: () => void
}

export const SuspectedItem = ({
  row: { suspectedAt, reasons },
  lines,
  ...choice
}: SuspectedItemProps) => (
  <SelectableRow at={suspectedAt} {...choice}>
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    <SentDetails lines={lines} />
  </SelectableRow>
)
