import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/input'
import type { EventForm } from '@/features/forms/schema'
import {
  type ColumnId,
  type ListColumn,
  listColumnChoices,
  MAX_COLUMNS,
  shownColumns,
} from '../../../columns'
import { isDescending, type ListSort, type SortKey, sortKeyOf } from '../../../sort'
import { listSortChoices } from '../../../sort-choices'
import { ChosenColumn } from './chosen-column'

interface ColumnsDialogProps extends ColumnsChoice {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export const ColumnsDialog = ({ open, onOpenChange, ...choice }: ColumnsDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange}>
    <DialogContent
      title="Columns and order"
      description={
        choice.form
          ? `Your list of ${choice.form.name}`
          : 'Your list of all forms. Choose a form first to add its answers.'
      }
      className="sm:max-w-lg!"
      footer={
        <DialogClose asChild>
          <Button>Done</Button>
        </DialogClose>
      }
    >
      <Chosen {...choice} />
      <SortFields {...choice} />
    </DialogContent>
  </Dialog>
)

function Chosen({ form, columns, onColumns }: ColumnsChoice) {
  const shown = shownColumns(columns, form)
  const left = listColumnChoices(form).filter(({ id }) => !shown.some((one) => one.id === id))
  const isFull = shown.length >= MAX_COLUMNS
  const add = (id: string) =>
    onColumns([...shown, { id: id as ColumnId, width: 'medium' as const }].map(plain))
  return (
    <>
      {shown.length > 0 && (
        <ol
          aria-label="Columns of the list"
          className="grid grid-cols-[minmax(0,1fr)] gap-1 max-sm:gap-3"
        >
          {shown.map((column, at) => (
            <ChosenColumn
              key={column.id}
              column={column}
              isFirst={at === 0}
              isLast={at === shown.length - 1}
              onMove={(by) =>
                onColumns(
                  shown
                    .toSpliced(at, 1)
                    .toSpliced(at + by, 0, column)
                    .map(plain),
                )
              }
              onWidth={(width) => onColumns(shown.with(at, { ...column, width }).map(plain))}
              onRemove={() => {
                onColumns(shown.toSpliced(at, 1).map(plain))
                // The focused button was removed with its row; without this, the focus would be
                // lost.
                requestAnimationFrame(() => document.getElementById('add-column')?.focus())
              }}
            />
          ))}
        </ol>
      )}
      <Field label="Add a column" htmlFor="add-column">
        <NativeSelect
          id="add-column"
          value=""
          disabled={isFull || left.length === 0}
          onChange={({ target }) => target.value && add(target.value)}
        >
          <option value="">{isFull ? `${MAX_COLUMNS} columns at most` : 'Choose one'}</option>
          {left.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </>
  )
}

const plain = ({ id, width }: { id: ColumnId; width: 'narrow' | 'medium' | 'wide' }) => ({
  id,
  width,
})

function SortFields({ form, sort, onSort }: ColumnsChoice) {
  const key = sortKeyOf(sort)
  const isDown = isDescending(sort)
  const choose = (by: SortKey, down: boolean) => onSort((down ? `-${by}` : by) as ListSort)
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label="Sort by" htmlFor="sort-by">
        <NativeSelect
          id="sort-by"
          value={key}
          onChange={({ target }) => choose(target.value as SortKey, target.value === 'submittedAt')}
        >
          <option value="submittedAt">Submitted</option>
          {listSortChoices(form).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Direction" htmlFor="sort-way">
        <NativeSelect
          id="sort-way"
          value={isDown ? 'down' : 'up'}
          onChange={({ target }) => choose(key, target.value === 'down')}
        >
          <option value="up">{key === 'submittedAt' ? 'Oldest first' : 'From the first'}</option>
          <option value="down">{key === 'submittedAt' ? 'Newest first' : 'From the last'}</option>
        </NativeSelect>
      </Field>
    </div>
  )
}

export interface ColumnsChoice {
  form: EventForm | undefined
  columns: readonly ListColumn[]
  onColumns: (columns: readonly ListColumn[]) => void
  sort: ListSort
  onSort: (sort: ListSort) => void
}
