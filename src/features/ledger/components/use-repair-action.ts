import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useRepair } from '../client'
import type { GapKey } from '../schema'

export function useRepairAction() {
  const { mutate, isPending } = useRepair()
  const repair = (gaps: readonly GapKey[]) =>
    mutate(
      gaps.map(({ kind, id }) => ({ kind, id })),
      {
        onSuccess: () => notify(notices.deliveriesRepaired(gaps.length)),
        onError: (error) => notify(notices.repairFailed(errorSentence(error))),
      },
    )
  return { repair, isRepairing: isPending }
}
