import { Checkbox } from '@/components/ui/checkbox'
import { cx } from '@/components/ui/cx'
import { formatTableDate } from '@/lib/dates'

interface FoundRowProps {
  heading: string
  facts: readonly string[]
  /** ISO 8601, UTC. */
  at: string | null
  isChosen: boolean
  onChoose: () => void
}

export const FoundRow = ({ heading, facts, at, isChosen, onChoose }: FoundRowProps) => (
  <li
    className={cx(
      'border-b border-line px-4 py-2.5 last:border-b-0',
      isChosen ? 'bg-selected' : 'hover:bg-hover',
    )}
  >
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <Checkbox
        label={<span className="font-semibold wrap-anywhere">{heading}</span>}
        checked={isChosen}
        onChange={onChoose}
        className="mr-auto min-w-0"
      />
      {at && (
        <time dateTime={at} className="text-sm text-text-3 tabular-nums">
          {formatTableDate(at)}
        </time>
      )}
    </div>
    <p className="pl-6.5 text-text-2 wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
  </li>
)
