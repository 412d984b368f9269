import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { RadioCards } from '@/components/ui/radio-cards'
import { personName } from '@/features/answers/person-name'
import { useEventForm } from '@/features/forms/client'
import type { Submission } from '../../../schema'
import { compareRecords, initialMergeChoice, listTakenFields } from '../../merge-choice'
import { SideBySideRow } from './side-by-side-row'
import { useMerge } from './use-merge'

interface MergeDialogProps {
  pair: readonly [Submission, Submission]
  onClose: () => void
  onMerged: (kept: number) => void
}

export function MergeDialog({ pair, onClose, onMerged }: MergeDialogProps) {
  const { data: form } = useEventForm(pair[0].formId)
  const { merge, isPending } = useMerge()
  const rows = compareRecords(pair, form ?? null)
  const [kept, setKept] = useState<0 | 1>(0)
  const [chosen, setChosen] = useState<Record<string, 0 | 1>>({})
  const choice = { ...initialMergeChoice(rows, kept), ...chosen }
  const named = ({ id, reference, data }: Submission) =>
    [form && personName(form, data), `#${id}`, reference].filter(Boolean).join(', ')
  const [stays, goes] = kept === 0 ? pair : [pair[1], pair[0]]

  const act = async () => {
    if (await merge(stays.id, goes.id, listTakenFields(rows, choice, kept))) onMerged(stays.id)
  }
  return (
    <Dialog open onOpenChange={(willBeOpen) => willBeOpen || onClose()}>
      <DialogContent
        title="Merge two registrations"
        description={`#${goes.id} goes out of lists, counts and exports, and comes back with Unmerge.`}
        className="sm:max-w-[min(46rem,calc(100vw-2rem))]!"
        onKeyDown={(event) => event.stopPropagation()}
        footer={
          <>
            <Button variant="line" onClick={onClose}>
              Cancel
            </Button>
            <Button loading={isPending} onClick={act}>
              Merge into #{stays.id}
            </Button>
          </>
        }
      >
        <RadioCards
          legend="Which one stays"
          options={[
            { value: '0', label: named(pair[0]) },
            { value: '1', label: named(pair[1]) },
          ]}
          chosen={kept === 0 ? '0' : '1'}
          onChoose={(value) => {
            setKept(value === '0' ? 0 : 1)
            setChosen({})
          }}
        />
        <div className="grid grid-cols-[minmax(0,1fr)]">
          {rows.map((row) => (
            <SideBySideRow
              key={row.fieldId}
              row={row}
              ids={[pair[0].id, pair[1].id]}
              chosen={choice[row.fieldId] ?? kept}
              onChoose={(side) => setChosen({ ...chosen, [row.fieldId]: side })}
            />
          ))}
        </div>
        <p className="text-text-3">
          Status and the confirmation stay as #{stays.id} has them. Notes of both stay, and files
          that you choose come along.
        </p>
      </DialogContent>
    </Dialog>
  )
}
