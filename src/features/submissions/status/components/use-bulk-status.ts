import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices/notices'
import type { ScreenFilters } from '../../filters'
import type { Submission } from '../../schema'
import type { SubmissionStatus } from '../../statuses'
import { useSetMatching, useSetStatuses } from '../client'
import { planStatuses } from '../plan'
import { tellRefused, useUndoStatus } from './use-undo-status'

/** What a status is set on: the rows that were chosen, or everything that the filters leave. */
export interface Chosen {
  chosen: readonly Pick<Submission, 'id' | 'status'>[]
  isEverything: boolean
  count: number
  filters: ScreenFilters
  clear: () => void
}

/** Sets one status on all that is selected, with one toast that takes all of it back. */
export function useBulkStatus() {
  const { mutateAsync: setChosen } = useSetStatuses()
  const { mutateAsync: setMatching } = useSetMatching()
  const undo = useUndoStatus()

  const send = async ({ chosen, isEverything, ...all }: Chosen, to: SubmissionStatus) => {
    if (isEverything) return setMatching({ filters: all.filters, to, count: all.count })
    const { changes, earlier } = planStatuses(chosen, to)
    if (changes.length > 0) await setChosen(changes)
    return { changed: changes.length, earlier }
  }
  return (selected: Chosen, to: SubmissionStatus) =>
    send(selected, to).then(({ changed, earlier }) => {
      selected.clear()
      if (changed === 0) notify(notices.statusUpdated())
      else notify(notices.statusesUpdated(changed), undo(to, earlier))
    }, tellRefused)
}
