import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices/notices'
import { useSetStatuses } from '../../review-client'
import type { Submission, SubmissionStatus } from '../../schema'
import { planStatuses, type StatusPlan } from '../../status-plan'

/** Sets one status on many rows, with one toast that takes all of it back. */
export function useBulkStatus() {
  // The promise, not callbacks of the call: those are dropped with the bar, which the toast outlives.
  const { mutateAsync } = useSetStatuses()
  const failed = () => notify(notices.statusUpdateFailed())

  const undo = ({ changes, undo: earlier }: StatusPlan) =>
    mutateAsync({ changes: earlier, undo: changes }).then(
      () => notify(notices.statusesRestored(earlier.length)),
      failed,
    )

  return (rows: readonly Submission[], to: SubmissionStatus) => {
    const plan = planStatuses(rows, to)
    if (plan.changes.length === 0) {
      notify(notices.statusUpdated())
      return
    }
    mutateAsync(plan).then(
      () =>
        notify(notices.statusesUpdated(plan.changes.length), {
          label: 'Undo',
          onAction: () => undo(plan),
        }),
      failed,
    )
  }
}
