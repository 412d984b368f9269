import { tryAgain } from '@/components/portal/try-again'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useUndo } from '../../undo/components/use-undo'
import { useMoveToBin } from '../client'

/**
 * Moves submissions into the bin and shows one toast whose button restores all of them. Resolves to
 * whether they were moved.
 */
export function useDelete() {
  // Awaits the mutation's promise: its callbacks would not run, because the row unmounts before the
  // response, and the toast must still appear.
  const { mutateAsync: move, isPending } = useMoveToBin()
  const { remember } = useUndo()
  const remove = (ids: readonly number[]): Promise<boolean> =>
    move({ ids }).then(
      (count) => {
        notify(notices.binned(count), remember({ kind: 'delete', ids }))
        return true
      },
      (error) => {
        notify(
          notices.binFailed(errorSentence(error)),
          tryAgain(error, () => void remove(ids)),
        )
        return false
      },
    )
  return { remove, isPending }
}
