import { tryAgain } from '@/components/portal/try-again'
import { notify } from '@/components/ui/notify'
import { HttpError } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import type { SubmissionStatus } from '../../constants'
import type { ScreenFilters } from '../../filters'
import type { EarlierStatuses, StatusChange, Submission } from '../../schema'
import { useRestoreStatuses, useSetMatching, useSetStatus, useSetStatuses } from '../client'

type Row = Pick<Submission, 'id' | 'status'>

// These functions await a mutation's promise: its callbacks would not run once the component has
// unmounted, and the toast must still appear.

/** Shows the server's own message when the change was refused, otherwise a general one. */
function notifyFailed(error: unknown, again: () => void) {
  const hasReason = error instanceof HttpError && (error.status === 409 || error.status === 400)
  const notice = hasReason
    ? notices.statusNotUpdated(error.body?.error)
    : notices.statusUpdateFailed()
  notify(notice, tryAgain(error, again))
}

/** Returns a function that creates the toast's Undo button for a change of status. */
function useUndoStatus() {
  const { mutateAsync: restore } = useRestoreStatuses()
  return (status: SubmissionStatus, earlier: EarlierStatuses) => {
    const count = Object.values(earlier).flat().length
    const onAction = () =>
      void restore({ status, earlier }).then(
        ({ restored }) => notify(notices.statusesRestored(restored, count)),
        (error) => notifyFailed(error, onAction),
      )
    return { label: 'Undo', onAction }
  }
}

/** Returns a function that sets the status of one row and shows the toasts of Spec §8. */
export function useSetRowStatus() {
  const { mutateAsync: set } = useSetStatus()
  const undo = useUndoStatus()
  const send = ({ id, status }: Row, to: SubmissionStatus) =>
    void set({ id, from: status, to }).then(
      () => notify(notices.statusUpdated(), undo(to, { [status]: [id] })),
      (error) => notifyFailed(error, () => send({ id, status }, to)),
    )
  return (row: Row, to: SubmissionStatus) => {
    if (to !== row.status) send(row, to)
  }
}

/**
 * Returns the changes that give these rows one status, without rows that have it already, and the
 * statuses to restore on Undo.
 */
export function planStatuses(rows: readonly Row[], to: SubmissionStatus) {
  const earlier: EarlierStatuses = {}
  const changes: Required<StatusChange>[] = []
  for (const { id, status } of rows) {
    if (status === to) continue
    changes.push({ id, status: to, was: status })
    earlier[status] = [...(earlier[status] ?? []), id]
  }
  return { changes, earlier }
}

/** The rows to change: the selected ones, or everything that matches the filters. */
export interface Chosen {
  chosen: readonly Row[]
  isEverything: boolean
  count: number
  filters: ScreenFilters
  clear: () => void
}

/**
 * Returns a function that sets one status on the whole selection and shows one toast with an Undo
 * button.
 */
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
  const setAll = (selected: Chosen, to: SubmissionStatus): Promise<void> =>
    send(selected, to).then(
      ({ changed, earlier }) => {
        selected.clear()
        if (changed === 0) notify(notices.statusUpdated())
        else notify(notices.statusesUpdated(changed), undo(to, earlier))
      },
      (error) => notifyFailed(error, () => void setAll(selected, to)),
    )
  return setAll
}
