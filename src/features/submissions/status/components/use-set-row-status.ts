import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices/notices'
import type { Submission } from '../../schema'
import type { SubmissionStatus } from '../../statuses'
import { useSetStatus } from '../client'
import { tellRefused, useUndoStatus } from './use-undo-status'

/** Spec §4: any value from any other, with the toasts of Spec §8, which take it back. */
export function useSetRowStatus() {
  // The promise, not callbacks of the call: a filter may take the row away before the answer comes.
  const { mutateAsync } = useSetStatus()
  const undo = useUndoStatus()
  return ({ id, status }: Pick<Submission, 'id' | 'status'>, to: SubmissionStatus) => {
    if (to === status) return
    mutateAsync({ id, from: status, to }).then(
      () => notify(notices.statusUpdated(), undo(to, { [status]: [id] })),
      tellRefused,
    )
  }
}
