import { useActor } from '@/components/portal/frame/current-user'
import { retryAction } from '@/components/portal/try-again'
import { unsentChanges } from '@/components/portal/unsent'
import { notify, type ToastAction } from '@/components/ui/notify'
import { errorSentence, HttpError } from '@/lib/http/client'
import type { Notice } from '@/lib/notices/notice'
import { notices } from '@/lib/notices/notices'
import { recordNotices } from '@/lib/notices/record-notices'
import { useRestoreAssignees } from '../../assignment/client'
import { useRestoreFromBin } from '../../bin/client'
import { useSendUnmerge } from '../../records/merging-client'
import { useRestoreStatuses } from '../../status/client'
import {
  countChangedRows,
  type RecentChange,
  recentChanges,
  type UndoableChange,
} from '../recent-changes'

function useTakeBack() {
  const { mutateAsync: restoreStatuses } = useRestoreStatuses()
  const { mutateAsync: restoreAssignees } = useRestoreAssignees()
  const { mutateAsync: restoreFromBin } = useRestoreFromBin()
  const { mutateAsync: unmerge } = useSendUnmerge()
  return async (change: UndoableChange): Promise<number> => {
    switch (change.kind) {
      case 'status':
        return (await restoreStatuses({ status: change.status, earlier: change.earlier })).restored
      case 'assignee':
        return restoreAssignees({ assigneeId: change.to?.id ?? null, earlier: change.earlier })
      case 'delete':
        return restoreFromBin({ ids: change.ids, own: true })
      case 'merge':
        await unmerge({ kept: change.kept, other: change.other })
        return 1
    }
  }
}

function noticeOf(change: UndoableChange, count: number): Notice {
  const of = countChangedRows(change)
  if (count === 0) return notices.changedSince()
  switch (change.kind) {
    case 'status':
      return notices.statusesRestored(count, of)
    case 'assignee':
      return notices.assigneesRestored(count, of)
    case 'delete':
      return notices.binRestored(count, of)
    case 'merge':
      return recordNotices.unmerged(change.other)
  }
}

const isRefused = (error: unknown) => error instanceof HttpError && error.status < 500

const underWay = new Set<RecentChange['id']>()

/**
 * Returns `undo`, which undoes a change, and `remember`, which stores a change and returns the Undo
 * button of a toast. Undo skips rows whose status, assignee or deletion somebody has changed since.
 */
export function useUndo() {
  const { id: account } = useActor()
  const takeBack = useTakeBack()
  const undo = async (recent: RecentChange): Promise<void> => {
    if (underWay.has(recent.id)) return
    underWay.add(recent.id)
    const key = `undo ${recent.id}`
    unsentChanges.forget(key)
    try {
      const count = await takeBack(recent.change)
      recentChanges.remove(account, recent.id)
      notify(noticeOf(recent.change, count))
    } catch (error) {
      if (isRefused(error)) recentChanges.remove(account, recent.id)
      notify(
        notices.undoFailed(errorSentence(error)),
        retryAction(error, () => void undo(recent), key),
      )
    } finally {
      underWay.delete(recent.id)
    }
  }
  return {
    undo,
    remember(change: UndoableChange): ToastAction {
      const recent = recentChanges.add(account, change)
      return { label: 'Undo', onAction: () => void undo(recent) }
    },
  }
}
