import { useSelection } from '@/components/portal/choose/use-selection'
import { LoadError } from '@/components/portal/load-error'
import { Checkbox } from '@/components/ui/checkbox'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel, PanelHead } from '@/components/ui/panel'
import { TableSkeleton } from '@/components/ui/skeleton'
import type { SuspectedRow } from '@/lib/suspicion/list'
import { SuspectedActions } from './suspected-actions'
import { SuspectedItem } from './suspected-item'
import { useSuspectedList } from './use-suspected'

interface SuspectedPanelProps<Row extends SuspectedRow> {
  title: string
  noun: string
  path: string
  headingOf: (row: Row) => string
  linesOf: (row: Row) => readonly { label: string; text: string }[]
}

export function SuspectedPanel<Row extends SuspectedRow>({
  title,
  noun,
  path,
  headingOf,
  linesOf,
}: SuspectedPanelProps<Row>) {
  const results = useSuspectedList<Row>(path)
  const { data, error } = results
  const rows = data?.rows ?? []
  const selection = useSelection(rows)
  const titleId = `suspected-${noun}`
  return (
    <Panel aria-labelledby={titleId}>
      <PanelHead
        title={data ? `${title} (${data.total.toLocaleString('en-PH')})` : title}
        titleId={titleId}
      >
        {rows.length > 0 && (
          <Checkbox label="Select all" checked={selection.isAll} onChange={selection.toggleAll} />
        )}
      </PanelHead>
      {error && !data ? (
        <LoadError title={`${title} that may be spam could not be loaded`} of={results} />
      ) : !data ? (
        <TableSkeleton rows={4} columns={3} />
      ) : rows.length === 0 ? (
        <EmptyState
          title={`No ${title.toLowerCase()} that may be spam`}
          text="What looks like spam waits here until you decide."
        />
      ) : (
        <ul>
          {rows.map((row) => (
            <SuspectedItem
              key={row.id}
              row={row}
              heading={headingOf(row)}
              lines={linesOf(row)}
              isSelected={selection.has(row.id)}
              onSelect={() => selection.toggle(row.id)}
            />
          ))}
        </ul>
      )}
      {data && data.total > rows.length && (
        <p className="border-t border-line px-4 py-3 text-text-3">
          The newest {rows.length} of {data.total.toLocaleString('en-PH')}. The next ones follow
          when these are decided.
        </p>
      )}
      <SuspectedActions path={path} noun={noun} ids={selection.selected.map(({ id }) => id)} />
    </Panel>
  )
}
