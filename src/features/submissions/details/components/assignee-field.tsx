import { tryAgain } from '@/components/portal/try-again'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices/notices'
import type { Submission } from '../../schema'
import { useColleagues, useSetAssignee } from '../client'

/** Shows and changes who a submission is assigned to. */
export function AssigneeField({ submission: { id, assignee } }: { submission: Submission }) {
  const { data, isLoadingError } = useColleagues()
  const colleagues = data ?? []
  // Awaits the promise: the mutation's callbacks would not run once the details show another
  // submission.
  const { mutateAsync } = useSetAssignee()
  // When the current assignee's account is disabled it is not among the colleagues, and is added as
  // an option.
  const isListed = !assignee || colleagues.some((colleague) => colleague.id === assignee.id)

  const send = (to: Submission['assignee']) => {
    mutateAsync({ id, from: assignee, to }).then(
      () => notify(notices.assigneeSet(to?.name)),
      (error) =>
        notify(
          notices.assigneeSetFailed(),
          tryAgain(error, () => send(to)),
        ),
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
