import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices/notices'
import { useSetStatuses } from '../../review-client'
import type { Submission, SubmissionStatus } from '../../schema'
import { planStatuses, type StatusPlan } from '../../status-plan'

/** Sets one status on many rows, with one toast that takes all of it back. */
export function useBulkStatus() {
  const { mutate } = useSetStatuses()
  const failed = () => notify(notices.statusUpdateFailed())

  const undo = ({ changes, undo: earlier }: StatusPlan) =>
    mutate(
      { changes: earlier, undo: changes },
      { onSuccess: () => notify(notices.statusesRestored(earlier.length)), onError: failed },
    )

  return (rows: readonly Submission[], to: SubmissionStatus) => {
    const plan = planStatuses(rows, to)
    if (plan.changes.length === 0) {
      notify(notices.statusUpdated())
      return
    }
    mutate(plan, {
      onSuccess: () =>
        notify(notices.statusesUpdated(plan.changes.length), {
          label: 'Undo',
          onAction: () => undo(plan),
        }),
      onError: failed,
    })
  }
}
