import { useState } from 'react'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog'
import { RadioCards } from '@/components/ui/radio-cards'
import type { ListColumn } from '../../columns'
import {
  EXPORT_EXTRAS,
  type ExportExtra,
  type ExportFormat,
  type ExportOptions,
} from '../export-options'

const FORMATS = [
  { value: 'xlsx', label: 'Excel' },
  { value: 'csv', label: 'CSV' },
] as const satisfies { value: ExportFormat; label: string }[]

const FORMAT_HINTS: Record<ExportFormat, string> = {
  xlsx: 'The first row stays in view and has filters.',
  csv: 'Plain text (UTF-8) for other programs. An answer that begins like a formula gets an apostrophe.',
}

const COLUMNS = [
  { value: 'all', label: 'Every answer' },
  { value: 'chosen', label: 'The columns of the list' },
] as const

const EXTRA_LABELS = {
  assignee: 'Assignee',
  notes: 'Notes, with who wrote them and when',
  history: 'Status changes, with who made them and when',
} as const satisfies Record<ExportExtra, string>

interface ExportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  columns: readonly ListColumn[]
  onExport: (options: ExportOptions) => void
  /** Returns the element that opened the dialog, which gets the focus when it closes. */
  returnTo: () => HTMLElement | null
}

export function ExportDialog(props: ExportDialogProps) {
  const { open, onOpenChange, columns, onExport, returnTo } = props
  const mayReadLog = useCan('audit.read')
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const [which, setWhich] = useState<'all' | 'chosen'>('all')
  const [isByPerson, setByPerson] = useState(false)
  const [extras, setExtras] = useState<readonly ExportExtra[]>([])
  const offered = EXPORT_EXTRAS.filter((extra) => extra !== 'history' || mayReadLog)
  const toggle = (extra: ExportExtra) =>
    setExtras(EXPORT_EXTRAS.filter((one) => extras.includes(one) !== (one === extra)))
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Export options"
        description="Everything that matches the filters, not only this page."
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          returnTo()?.focus()
        }}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="line">Cancel</Button>
            </DialogClose>
            <DialogClose asChild>
              <Button
                onClick={() =>
                  onExport({
                    format,
                    columns: which === 'chosen' ? columns : null,
                    extras,
                    isByPerson,
                  })
                }
              >
                Export
              </Button>
            </DialogClose>
          </>
        }
      >
        <RadioCards
          legend="File"
          options={FORMATS}
          chosen={format}
          onChoose={setFormat}
          hint={FORMAT_HINTS[format]}
        />
        <RadioCards
          legend="Columns"
          options={COLUMNS}
          chosen={which}
          onChoose={setWhich}
          hint={
            which === 'chosen' && columns.length === 0
              ? 'None are chosen: the file has ID, reference, time and status.'
              : undefined
          }
        />
        <fieldset className="grid">
          <legend className="mb-1 text-sm font-semibold">Also</legend>
          <Checkbox
            label="A row for each person of a family or group"
            checked={isByPerson}
            onChange={() => setByPerson(!isByPerson)}
          />
          {offered.map((extra) => (
            <Checkbox
              key={extra}
              label={EXTRA_LABELS[extra]}
              checked={extras.includes(extra)}
              onChange={() => toggle(extra)}
            />
          ))}
        </fieldset>
      </DialogContent>
    </Dialog>
  )
}
