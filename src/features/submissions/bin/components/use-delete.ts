import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useMoveToBin, useRestore } from '../client'

/** Moves submissions into the bin, with one toast that takes all of it back. */
export function useDelete() {
  // The promise, not callbacks of the call: those are dropped with the row, which the toast outlives.
  const { mutateAsync: move, isPending } = useMoveToBin()
  const { mutateAsync: restore } = useRestore()
  const failed = (error: unknown) => notify(notices.binFailed(errorSentence(error)))
  const undo = (ids: readonly number[]) =>
    restore(ids).then((count) => notify(notices.binRestored(count)), failed)
  const remove = (ids: readonly number[]) =>
    move(ids).then(
      (count) => notify(notices.binned(count), { label: 'Undo', onAction: () => undo(ids) }),
      failed,
    )
  return { remove, isPending }
}
