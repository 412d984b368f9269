import { retryAction } from '@/components/portal/try-again'
import { unsentChanges } from '@/components/portal/unsent'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useUndo } from '../../undo/components/use-undo'
import { useMoveToBin } from '../client'

/**
 * Returns `remove`, which moves registrations to the bin and resolves to false when that fails.
 * `whenDone` runs when it succeeds, also after a retry.
 */
export function useDeleteSubmissions() {
  // Callbacks passed to `mutate` would not run if the component unmounts before the response.
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
