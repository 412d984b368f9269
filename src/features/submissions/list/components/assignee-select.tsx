import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/input'
import { ASSIGNEE_FILTERS, type AssigneeFilter } from '../../constants'
import { useViews } from '../../views/client'

interface AssigneeSelectProps {
  assignee: AssigneeFilter | null
  onChoose: (assignee: AssigneeFilter | null) => void
}

const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count.toLocaleString('en-PH')})`

export function AssigneeFilterSelect({ assignee, onChoose }: AssigneeSelectProps) {
  const { data } = useViews()
  return (
    <Field label="Assigned" htmlFor="filter-assignee">
      <NativeSelect
        id="filter-assignee"
        value={assignee ?? ''}
        onChange={({ target }) =>
          onChoose(ASSIGNEE_FILTERS.find((one) => one === target.value) ?? null)
        }
      >
        <option value="">Anybody</option>
        <option value="me">{counted('Mine', data?.counts.mine)}</option>
        <option value="nobody">{counted('Unassigned', data?.counts.unassigned)}</option>
      </NativeSelect>
    </Field>
  )
}
