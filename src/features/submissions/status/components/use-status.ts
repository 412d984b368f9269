import { retryAction } from '@/components/portal/try-again'
import { unsentChanges } from '@/components/portal/unsent'
import { notify } from '@/components/ui/notify'
import { HttpError } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import type { SubmissionStatus } from '../../constants'
import { type ScreenFilters, writeFilters } from '../../filters'
import type { EarlierStatuses, StatusChange, Submission } from '../../schema'
import { useUndo } from '../../undo/components/use-undo'
import { useSetMatchingStatus, useSetStatus, useSetStatuses } from '../client'

type Row = Pick<Submission, 'id' | 'status'>

// The hooks use `mutateAsync`, because callbacks passed to `mutate` would not run once the
// component has unmounted.

function notifyFailed(error: unknown, again: () => void, key?: string) {
  const hasReason = error instanceof HttpError && (error.status === 409 || error.status === 400)
  const notice = hasReason
    ? notices.statusNotUpdated(error.body?.error)
    : notices.statusUpdateFailed()
  notify(notice, retryAction(error, again, key))
}

/** Returns a function that sets the status of one row and shows the toasts of Spec §8. */
export function useSetRowStatus() {
  const { mutateAsync: set } = useSetStatus()
  const { remember } = useUndo()
  const send = ({ id, status }: Row, to: SubmissionStatus) => {
    const key = `status ${id}`
    unsentChanges.forget(key)
    void set({ id, from: status, to }).then(
      () => {
        const earlier = { [status]: [id] }
        notify(notices.statusUpdated(), remember({ kind: 'status', status: to, earlier }))
      },
      (error) => notifyFailed(error, () => send({ id, status }, to), key),
    )
  }
  return (row: Row, to: SubmissionStatus) => {
    if (to !== row.status) send(row, to)
  }
}

export function planStatusChanges(rows: readonly Row[], to: SubmissionStatus) {
  const earlier: EarlierStatuses = {}
  const changes: Required<StatusChange>[] = []
  for (const { id, status } of rows) {
    if (status === to) continue
    changes.push({ id, status: to, was: status })
    earlier[status] = [...(earlier[status] ?? []), id]
  }
  return { changes, earlier }
}

export interface BulkSelection {
  chosen: readonly Row[]
  isEverything: boolean
  count: number
  filters: ScreenFilters
  /** Ends the selection. `isLeaving` is true when the rows no longer match the list's filters. */
  finish: (isLeaving: boolean) => void
}

/** Identifies the rows, so that a new change replaces an unsent one of the same rows. */
export const keyOfSelection = ({ isEverything, filters, chosen }: BulkSelection): string =>
  isEverything ? writeFilters(filters) : chosen.map(({ id }) => id).join()

const leaves = ({ status }: ScreenFilters, to: SubmissionStatus) => status !== null && status !== to

export function useSetBulkStatus() {
  const { mutateAsync: setChosen } = useSetStatuses()
  const { mutateAsync: setMatching } = useSetMatchingStatus()
  const { remember } = useUndo()

  const send = async ({ chosen, isEverything, ...all }: BulkSelection, to: SubmissionStatus) => {
    if (isEverything) return setMatching({ filters: all.filters, to, count: all.count })
    const { changes, earlier } = planStatusChanges(chosen, to)
    if (changes.length > 0) await setChosen(changes)
    return { changed: changes.length, earlier }
  }
  const setAll = (selected: BulkSelection, to: SubmissionStatus): Promise<void> => {
    const key = `statuses ${keyOfSelection(selected)}`
    unsentChanges.forget(key)
    return send(selected, to).then(
      ({ changed, earlier }) => {
        selected.finish(leaves(selected.filters, to))
        if (changed === 0) return notify(notices.statusUpdated())
        const undo = remember({ kind: 'status', status: to, earlier })
        notify(notices.statusesUpdated(changed), undo)
      },
      (error) => notifyFailed(error, () => void setAll(selected, to), key),
    )
  }
  return setAll
}
