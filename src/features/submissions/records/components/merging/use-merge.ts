import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { recordNotices } from '@/lib/notices/record-notices'
import { useUndo } from '../../../undo/components/use-undo'
import { useSendMerge, useSendUnmerge } from '../../merging-client'

const failed = (error: unknown) => notify(recordNotices.mergeFailed(errorSentence(error)))

export function useUnmerge() {
  const { mutateAsync, isPending } = useSendUnmerge()
  const unmerge = (kept: number, other: number) =>
    mutateAsync({ kept, other }).then(() => notify(recordNotices.unmerged(other)), failed)
  return { unmerge, isPending }
}

export function useMerge() {
  // Callbacks passed to `mutate` would not run if the dialog unmounts before the refetch ends.
  const { mutateAsync, isPending } = useSendMerge()
  const { remember } = useUndo()
  const merge = (kept: number, other: number, take: string[]) =>
    mutateAsync({ kept, other, take }).then(
      () => {
        notify(recordNotices.merged(other, kept), remember({ kind: 'merge', kept, other }))
        return true
      },
      (error) => {
        failed(error)
        return false
      },
    )
  return { merge, isPending }
}
