import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices/notices'
import { useSetStatus } from '../../client'
import type { Submission, SubmissionStatus } from '../../schema'

/** Spec §4: any value from any other, with the toasts of Spec §8. */
export function useSetRowStatus() {
  // The promise, not callbacks of the call: a filter may take the row away before the answer comes.
  const { mutateAsync } = useSetStatus()
  return ({ id, status }: Pick<Submission, 'id' | 'status'>, to: SubmissionStatus) => {
    if (to === status) return
    mutateAsync({ id, from: status, to }).then(
      () => notify(notices.statusUpdated()),
      () => notify(notices.statusUpdateFailed()),
    )
  }
}
