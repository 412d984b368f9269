import { retryAction } from '@/components/portal/try-again'
import { unsentChanges } from '@/components/portal/unsent'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import type { Submission } from '../../schema'
import { useUndo } from '../../undo/components/use-undo'
import { type Assignee, useColleagues, useSetAssignee } from '../client'

export function AssigneeField({ submission: { id, assignee } }: { submission: Submission }) {
  const { data, isLoadingError } = useColleagues()
  const colleagues = data ?? []
  // Callbacks passed to `mutate` would not run once the details show another submission.
  const { mutateAsync } = useSetAssignee()
  const { remember } = useUndo()
  // An assignee who is not among the colleagues needs an option, or the select shows Nobody.
  const isListed = !assignee || colleagues.some((colleague) => colleague.id === assignee.id)

  const send = (to: Assignee) => {
    const key = `assignee ${id}`
    unsentChanges.forget(key)
    mutateAsync({ id, from: assignee, to }).then(
      () => {
        const earlier = [{ assigneeId: assignee?.id ?? null, ids: [id] }]
        notify(notices.assigneeSet(to?.name), remember({ kind: 'assignee', to, earlier }))
      },
      (error) => {
        const again = retryAction(error, () => send(to), key)
        notify(notices.assigneeSetFailed(errorSentence(error)), again)
      },
    )
  }
  const assign = (value: string) => {
    const chosen = colleagues.find((colleague) => String(colleague.id) === value)
    send(chosen ? { id: chosen.id, name: chosen.name } : null)
  }

  return (
    <Field
      label="Assigned to"
      htmlFor="submission-assignee"
      hint={
        isLoadingError
          ? 'The staff could not be loaded. Close and open the details again.'
          : undefined
      }
    >
      <NativeSelect
        id="submission-assignee"
        value={assignee?.id ?? ''}
        disabled={!data}
        onChange={({ target }) => assign(target.value)}
      >
        <option value="">Nobody</option>
        {!isListed && <option value={assignee.id}>{assignee.name}</option>}
        {colleagues.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {colleague.name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
