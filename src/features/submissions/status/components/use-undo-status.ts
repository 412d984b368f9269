import { notify } from '@/components/ui/notify'
import { HttpError } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import type { EarlierStatuses } from '../../schema'
import type { SubmissionStatus } from '../../statuses'
import { useRestoreStatuses } from '../client'
import { countEarlier } from '../plan'

/** What a refused change of status says: more than that it failed, when somebody else was first. */
export function tellRefused(error: unknown) {
  const isTold = error instanceof HttpError && (error.status === 409 || error.status === 400)
  notify(isTold ? notices.statusNotUpdated(error.body?.error) : notices.statusUpdateFailed())
}

/** The button of a toast that takes a change of status back. */
export function useUndoStatus() {
  // The promise, not callbacks of the call: the toast outlives what called it.
  const { mutateAsync } = useRestoreStatuses()
  return (status: SubmissionStatus, earlier: EarlierStatuses) => ({
    label: 'Undo',
    onAction: () => {
      mutateAsync({ status, earlier }).then(
        ({ restored }) => notify(notices.statusesRestored(restored, countEarlier(earlier))),
        tellRefused,
      )
    },
  })
}
