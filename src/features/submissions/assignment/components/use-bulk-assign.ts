import { retryAction } from '@/components/portal/try-again'
import { unsentChanges } from '@/components/portal/unsent'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { type BulkSelection, keyOfSelection } from '../../status/components/use-status'
import { useUndo } from '../../undo/components/use-undo'
import { type Assignee, useAssignSubmissions } from '../client'

export const leavesListWhenAssigned = (
  { filters }: Pick<BulkSelection, 'filters'>,
  to: Assignee,
  reader: number,
) => (filters.assignee === 'me' ? to?.id !== reader : filters.assignee === 'nobody' && to !== null)

export function useBulkAssign(reader: number) {
  const { mutateAsync } = useAssignSubmissions()
  const { remember } = useUndo()
  const assign = (selected: BulkSelection, to: Assignee): Promise<void> => {
    const { isEverything, filters, count, chosen } = selected
    const rows = isEverything ? { filters, count } : { ids: chosen.map(({ id }) => id) }
    const key = `assignees ${keyOfSelection(selected)}`
    unsentChanges.forget(key)
    return mutateAsync({ rows, to }).then(
      ({ changed, earlier }) => {
        selected.finish(leavesListWhenAssigned(selected, to, reader))
        const undo = changed > 0 ? remember({ kind: 'assignee', to, earlier }) : undefined
        notify(notices.assigneesSet(changed, to?.name), undo)
      },
      (error) => {
        const again = retryAction(error, () => void assign(selected, to), key)
        notify(notices.assigneeSetFailed(errorSentence(error)), again)
      },
    )
  }
  return assign
}
