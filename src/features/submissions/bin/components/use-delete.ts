import { retryAction } from '@/components/portal/try-again'
import { unsentChanges } from '@/components/portal/unsent'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useUndo } from '../../undo/components/use-undo'
import { useMoveToBin } from '../client'

/**
 * Moves submissions into the bin and shows one toast whose button restores all of them. `remove`
 * resolves to false when the request fails. It calls `whenDone` once they are moved, also when the
 * toast's button has sent the request again.
 */
export function useDelete() {
  // Uses the promise: the mutation's callbacks would not run when the row unmounts before the
  // response, and the toast must still appear.
  const { mutateAsync: move, isPending } = useMoveToBin()
  const { remember } = useUndo()
  const remove = (ids: readonly number[], whenDone?: () => void): Promise<boolean> => {
    const key = `bin ${ids}`
    unsentChanges.forget(key)
    return move({ ids }).then(
      (count) => {
        whenDone?.()
        notify(notices.binned(count), remember({ kind: 'delete', ids }))
        return true
      },
      (error) => {
        notify(
          notices.binFailed(errorSentence(error)),
          retryAction(error, () => void remove(ids, whenDone), key),
        )
        return false
      },
    )
  }
  return { remove, isPending }
}
