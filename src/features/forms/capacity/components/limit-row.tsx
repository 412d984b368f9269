import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import type { LimitTargetGroup } from '../limit-targets'
import type { LimitDraft } from '../places-draft'
import type { Limit } from '../schema'
import { LimitCounts } from './limit-counts'
import { PlacesNumberField } from './number-field'
import { placesPartId } from './part-id'
import { LimitTargetSelect } from './target-select'

interface LimitRowProps {
  row: LimitDraft
  number: number
  groups: readonly LimitTargetGroup[]
  taken: ReadonlySet<string>
  counted: Limit | undefined
  hasWaitingList: boolean
  problems: ReadonlyMap<string, string>
  canEdit: boolean
  onChange: (part: Partial<LimitDraft>) => void
  onRemove: () => void
}

export function LimitRow(props: LimitRowProps) {
  const { row, number, groups, taken, counted, hasWaitingList, problems, canEdit } = props
  const { onChange, onRemove } = props
  const field = groups.find(({ targets }) => targets.some(({ key }) => key === row.target))
  const [target, seats] = [`${row.key}-target`, `${row.key}-seats`]
  return (
    <li className="border-b border-line last:border-b-0">
      <fieldset
        disabled={!canEdit}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-3.5 p-4 sm:grid-cols-[minmax(0,1fr)_9rem_auto] lg:grid-cols-[minmax(0,1fr)_8rem_16rem_auto]"
      >
        <legend className="sr-only">Limit {number}</legend>
        <Field
          label="Limited"
          htmlFor={placesPartId(target)}
          hint={field && `Option of “${field.label}”`}
          error={problems.get(target)}
          className="max-sm:col-span-2"
          required
        >
          <LimitTargetSelect
            id={placesPartId(target)}
            value={row.target}
            groups={groups}
            taken={taken}
            onChange={(key) => onChange({ target: key })}
          />
        </Field>
        <PlacesNumberField
          name={seats}
          label="Places"
          error={problems.get(seats)}
          value={row.seats}
          onValue={(value) => onChange({ seats: value })}
          required
        />
        {canEdit && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Remove limit ${number}`}
            onClick={onRemove}
            className="mt-[1.625rem] self-start lg:col-start-4"
          >
            <Trash2 aria-hidden strokeWidth={1.75} />
          </Button>
        )}
        <LimitCounts
          limit={counted}
          hasWaitingList={hasWaitingList}
          className="col-span-full lg:col-span-1 lg:col-start-3 lg:row-start-1 lg:mt-[1.625rem] lg:min-h-9 lg:self-start lg:pl-2"
        />
      </fieldset>
    </li>
  )
}
