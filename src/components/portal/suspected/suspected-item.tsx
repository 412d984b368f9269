import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { cx } from '@/components/ui/cx'
import { formatTableDate } from '@/lib/dates'
import type { SuspectedRow } from '@/lib/suspicion/list'

interface SuspectedItemProps {
  row: SuspectedRow
  heading: string
  isSelected: boolean
  onSelect: () => void
  children: ReactNode
}

/** One of them: why it is here, and behind a button what it says. */
export const SuspectedItem = ({
  row: { suspectedAt, reasons },
  heading,
  isSelected,
  onSelect,
  children,
}: SuspectedItemProps) => (
  <li
    className={cx(
      'border-b border-line px-4 py-3 last:border-b-0',
      isSelected ? 'bg-selected' : 'hover:bg-hover',
    )}
  >
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Checkbox
        label={<span className="font-semibold wrap-anywhere">{heading}</span>}
        checked={isSelected}
        onChange={onSelect}
        className="mr-auto min-w-0"
      />
      <time dateTime={suspectedAt} className="text-sm text-text-3 tabular-nums">
        {formatTableDate(suspectedAt)}
      </time>
    </div>
    <ul className="mt-1 pl-6.5 text-text-2">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    <details className="group/sent mt-1 pl-6.5">
      <summary className="inline-flex min-h-7 cursor-pointer items-center gap-1 font-medium max-md:min-h-11">
        <ChevronRight
          aria-hidden
          className="-ml-1 size-4 text-text-3 group-open/sent:rotate-90 motion-safe:transition-transform"
        />
        What was sent
      </summary>
      {children}
    </details>
  </li>
)

interface SentLine {
  label: string
  text: string
}

/** Words of strangers as they are: nothing in them is a link. */
export const SentLines = ({ lines }: { lines: readonly SentLine[] }) => (
  <dl className="mt-1">
    {lines.map(({ label, text }) => (
      <div
        key={label}
        className="grid gap-x-4 gap-y-0.5 border-t border-line py-2 sm:grid-cols-[11rem_minmax(0,1fr)]"
      >
        <dt className="text-text-3 wrap-anywhere">{label}</dt>
        <dd className="max-h-60 overflow-auto whitespace-pre-line wrap-anywhere">{text}</dd>
      </div>
    ))}
  </dl>
)
