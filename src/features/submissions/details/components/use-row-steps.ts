import { useEffect, useEffectEvent, useRef } from 'react'
import type { SubmissionStatus } from '../../constants'
import type { Submission } from '../../schema'
import { type Cursor, stepFrom } from '../list-keys'

type Then = (row: Submission) => void

interface Steps {
  rows: readonly Submission[]
  /**
   * True while `rows` are still those of the previous page or filter and the new ones are loading.
   */
  isStale: boolean
  page: number
  pages: number
  /** The status filter of the list. */
  status: SubmissionStatus | null
  onPage: (page: number) => void
}

/**
 * Moves from row to row, also to the next or previous page; calls `then` with the reached row once
 * it has loaded.
 */
export function useRowSteps({ rows, isStale, page, pages, status, onPage }: Steps) {
  const waiting = useRef<{ edge: 0 | -1; page: number; then: Then } | null>(null)
  // False while rows load, and while a row's new status does not match the filter: the next refetch
  // then removes that row, and the rows below it move up.
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
     * `isLeaving`: the row was just given a status that does not match the filter, so it is about
     * to disappear.
     */
    step(from: Cursor | null, by: 1 | -1, then: Then, isLeaving = false) {
      // Ignores a step while the page of the previous step loads; otherwise that page would be
      // skipped.
      if (waiting.current && isStale) return
      const next = stepFrom(rows, from, by)
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
