import type { Assignee } from '../assignment/client'
import type { EarlierAssignees } from '../assignment/schema'
import type { SubmissionStatus } from '../constants'
import type { EarlierStatuses } from '../schema'

export type UndoableChange =
  | { kind: 'status'; status: SubmissionStatus; earlier: EarlierStatuses }
  | { kind: 'assignee'; to: Assignee; earlier: EarlierAssignees }
  | { kind: 'delete'; ids: readonly number[] }
  | { kind: 'merge'; kept: number; other: number }

export interface RecentChange {
  id: number
  /** Milliseconds since 1970. */
  at: number
  change: UndoableChange
}

const MAX_KEPT = 20

/**
 * The key in `sessionStorage`. The account is stored with the changes, because several people may
 * use the same computer.
 */
const KEY = 'recent-changes'

interface Kept {
  account: number
  changes: readonly RecentChange[]
}

export const NO_CHANGES: readonly RecentChange[] = []
let kept: Kept | null = null
const listeners = new Set<() => void>()

function readStored(account: number): Kept {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    if (stored?.account === account) return stored
  } catch {
    // Storage is switched off, or its content is invalid, so there are no earlier changes.
  }
  return { account, changes: NO_CHANGES }
}

function write(account: number, changes: readonly RecentChange[]) {
  kept = { account, changes }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage is switched off or full, so the changes are kept only until the page is left.
  }
  for (const listener of listeners) listener()
}

/** Keeps the last changes of an account in this tab that can be undone, newest first. */
export const recentChanges = {
  of(account: number): readonly RecentChange[] {
    if (kept?.account !== account) kept = readStored(account)
    return kept.changes
  },
  add(account: number, change: UndoableChange): RecentChange {
    const before = recentChanges.of(account)
    const added = { id: (before[0]?.id ?? 0) + 1, at: Date.now(), change }
    write(account, [added, ...before].slice(0, MAX_KEPT))
    return added
  },
  remove(account: number, id: number): void {
    write(
      account,
      recentChanges.of(account).filter((change) => change.id !== id),
    )
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

const countOf = (groups: readonly (readonly number[] | undefined)[]) => groups.flat().length

export function countChangedRows(change: UndoableChange): number {
  if (change.kind === 'status') return countOf(Object.values(change.earlier))
  if (change.kind === 'assignee') return countOf(change.earlier.map(({ ids }) => ids))
  return change.kind === 'delete' ? change.ids.length : 1
}

function firstId(change: UndoableChange): number | undefined {
  if (change.kind === 'status') return Object.values(change.earlier).flat()[0]
  if (change.kind === 'assignee') return change.earlier[0]?.ids[0]
  return change.kind === 'delete' ? change.ids[0] : change.other
}

export function describeChange(
  change: UndoableChange,
  statusLabel: (status: SubmissionStatus) => string,
) {
  const count = countChangedRows(change)
  const what =
    count === 1 ? `#${firstId(change)}` : `${count.toLocaleString('en-PH')} registrations`
  switch (change.kind) {
    case 'status':
      return `${what} set to ${statusLabel(change.status)}`
    case 'assignee':
      return `${what} assigned to ${change.to?.name ?? 'nobody'}`
    case 'delete':
      return `${what} deleted`
    case 'merge':
      return `#${change.other} merged into #${change.kept}`
  }
}
