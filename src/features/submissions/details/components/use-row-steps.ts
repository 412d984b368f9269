import { useEffect, useEffectEvent, useRef } from 'react'
import type { SubmissionStatus } from '../../constants'
import type { Submission } from '../../schema'
import { type ListCursor, rowAfterStep } from '../list-shortcuts'

type Then = (row: Submission) => void

interface Steps {
  rows: readonly Submission[]
  /** True while a new page or filter is loading and `rows` are still the earlier ones. */
  isStale: boolean
  page: number
  pages: number
  status: SubmissionStatus | null
  onPage: (page: number) => void
}

/**
 * Goes from row to row of the list, also across pages. `step` calls `then` with the row it reaches,
 * once that row has loaded.
 */
export function useRowSteps({ rows, isStale, page, pages, status, onPage }: Steps) {
  const waiting = useRef<{ edge: 0 | -1; page: number; then: Then } | null>(null)
  // False while a page loads or a row's new status does not match the filter: that row will
  // disappear, and the rows below move up.
  const isSettled = !isStale && (!status || rows.every((row) => row.status === status))

  const arrive = useEffectEvent((there: readonly Submission[]) => {
    const row = there.at(waiting.current?.edge ?? 0)
    if (!waiting.current || waiting.current.page !== page || !row) return
    const { then } = waiting.current
    waiting.current = null
    then(row)
  })
  useEffect(() => {
    if (isSettled) arrive(rows)
  }, [rows, isSettled])

  const wait = (edge: 0 | -1, there: number, then: Then) => {
    waiting.current = { edge, page: there, then }
    if (there !== page) onPage(there)
  }
  return {
    doesNotFit: (to: SubmissionStatus) => status !== null && status !== to,
    /**
     * Goes one row forward or back from `from`. `isLeaving` is true when the new status of `from`
     * does not match the filter, so that it is about to disappear.
     */
    step(from: ListCursor | null, by: 1 | -1, then: Then, isLeaving = false) {
      // A second step would skip the page that is still loading.
      if (waiting.current && isStale) return
      const next = rowAfterStep(rows, from, by)
      if (next && next.id !== from?.id) then(next)
      else if (by === 1 && (!isSettled || isLeaving)) wait(0, page, then)
      else if (by === 1 && page < pages) wait(0, page + 1, then)
      else if (by === -1 && page > 1) wait(-1, page - 1, then)
    },
    hasBefore: (at: number) => at > 0 || page > 1,
    hasAfter: (at: number) => at < rows.length - 1 || page < pages || !isSettled,
  }
}

export type ListSteps = ReturnType<typeof useRowSteps>
