import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices/notices'
import { useSetStatus } from '../../client'
import type { Submission, SubmissionStatus } from '../../schema'

/** Spec §4: any value from any other, with the toasts of Spec §8. */
export function useSetRowStatus() {
  const { mutate } = useSetStatus()
  return ({ id, status }: Pick<Submission, 'id' | 'status'>, to: SubmissionStatus) => {
    if (to === status) return
    mutate(
      { id, from: status, to },
      {
        onSuccess: () => notify(notices.statusUpdated()),
        onError: () => notify(notices.statusUpdateFailed()),
      },
    )
  }
}
