'use client'

import { useSelection } from '@/components/portal/choose/use-selection'
import { LoadError } from '@/components/portal/load-error'
import { Checkbox } from '@/components/ui/checkbox'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel, PanelHead } from '@/components/ui/panel'
import { TableSkeleton } from '@/components/ui/skeleton'
import { useForms } from '@/features/forms/client'
import { useBin } from '../client'
import type { BinContent } from '../schema'
import { BinActions } from './bin-actions'
import { BinItem } from './bin-item'
import { EmptyBinButton } from './empty-bin-button'

const TITLE_ID = 'bin-panel'

export function BinPanel() {
  const results = useBin()
  const { data, error } = results
  const title = data ? `Registrations (${data.total.toLocaleString('en-PH')})` : 'Registrations'
  return (
    <Panel aria-labelledby={TITLE_ID}>
      {error && !data ? (
        <>
          <PanelHead title={title} titleId={TITLE_ID} />
          <LoadError title="The bin could not be loaded" of={results} />
        </>
      ) : data ? (
        <BinRows {...data} title={title} />
      ) : (
        <>
          <PanelHead title={title} titleId={TITLE_ID} />
          <TableSkeleton rows={4} columns={3} />
        </>
      )}
    </Panel>
  )
}

function BinRows({ rows, total, title }: BinContent & { title: string }) {
  const { data: forms = [] } = useForms()
  const selection = useSelection(rows)
  return (
    <>
      <PanelHead title={title} titleId={TITLE_ID}>
        {rows.length > 0 && (
          <>
            <Checkbox label="Select all" checked={selection.isAll} onChange={selection.toggleAll} />
            <EmptyBinButton total={total} />
          </>
        )}
      </PanelHead>
      {rows.length === 0 ? (
        <EmptyState
          title="The bin is empty"
          text="Registrations you delete wait here for 30 days before they are erased."
        />
      ) : (
        <ul>
          {rows.map((row) => (
            <BinItem
              key={row.id}
              row={row}
              form={forms.find(({ id }) => id === row.formId) ?? null}
              isSelected={selection.has(row.id)}
              onSelect={() => selection.toggle(row.id)}
            />
          ))}
        </ul>
      )}
      {total > rows.length && (
        <p className="border-t border-line px-4 py-3 text-text-3">
          The latest {rows.length} of {total.toLocaleString('en-PH')}.
        </p>
      )}
      <BinActions ids={selection.selected.map(({ id }) => id)} />
    </>
  )
}
