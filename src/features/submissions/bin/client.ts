import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRead } from '@/components/portal/calls'
import { notify } from '@/components/ui/notify'
import { errorSentence, post } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { paths } from '@/lib/paths'
import type { Bin } from './schema'

/** Deleted submissions, most recently deleted first. */
export const useBin = () => useRead<Bin>(paths.api.bin)

type Count<Name extends string> = Partial<Record<Name, number>>

/** A mutation that posts ids to one of the bin's endpoints, then refetches every query. */
function useBinAction<Name extends string>(path: string, name: Name) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      const body = ids.length > 0 ? { ids } : undefined
      const answer = await post<Count<Name>>(path, body)
      return answer[name] ?? 0
    },
    onSettled: () => queries.invalidateQueries(),
  })
}

const useMoveToBin = () => useBinAction(paths.api.deleteSubmissions, 'deleted')
export const useRestore = () => useBinAction(paths.api.binRestore, 'restored')
export const useErase = () => useBinAction(paths.api.binErase, 'erased')
/** The server erases everything in the bin, so the mutation sends no ids. */
export const useEmptyBin = () => useBinAction(paths.api.binEmpty, 'erased')

/** Moves submissions into the bin and shows one toast whose button restores all of them. */
export function useDelete() {
  // Awaits the mutation's promise: its callbacks would not run, because the row unmounts before the
  // response, and the toast must still appear.
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
