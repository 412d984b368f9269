import { useState } from 'react'
import { useSubmission } from '../../client'
import type { Submission } from '../../schema'
import type { DetailsNavigation } from './use-details-navigation'
import type { ListSteps } from './use-row-steps'

export const submissionElementId = (id: number, part: 'row' | 'view') => `submission-${id}-${part}`

interface OpenSubmissionInput {
  address: DetailsNavigation
  rows: readonly Submission[]
  total: number
  page: number
  pageSize: number
  steps: ListSteps
}

export function useOpenedSubmission({
  address,
  rows,
  total,
  page,
  pageSize,
  steps,
}: OpenSubmissionInput) {
  const { id } = address
  // The submission shown last stays visible while it is refetched and while the dialog closes.
  const [last, setLast] = useState<Submission | null>(null)
  const [lastAt, setLastAt] = useState(0)
  const found = rows.findIndex((row) => row.id === id)
  const row = rows[found]
  // The submission may not be on this page: a link opened it, or its new status does not match.
  const { data, error } = useSubmission(row ? null : id)
  const current = row ?? (data?.id === id ? data : undefined)
  if (current && current !== last) setLast(current)
  if (row && found !== lastAt) setLastAt(found)
  const submission = current ?? (id === null || last?.id === id ? last : null)
  const at = found === -1 ? lastAt : found

  const show = (next: Submission) => address.open(next.id)
  const turn = (by: 1 | -1, isLeaving = false) =>
    steps.step(id === null ? null : { id, at }, by, show, isLeaving)
  return {
    id: id ?? last?.id ?? 0,
    isOpen: id !== null,
    submission,
    error: submission ? null : error,
    /** The position among all matches, counted from 1; 0 if the row is not on the loaded page. */
    position: found === -1 ? 0 : (page - 1) * pageSize + found + 1,
    total,
    previous: steps.hasBefore(at) ? () => turn(-1) : null,
    next: steps.hasAfter(found === -1 ? at - 1 : at)
      ? (isLeaving = false) => turn(1, isLeaving)
      : null,
    doesNotFit: steps.doesNotFit,
    show,
    open: address.open,
    close: address.close,
  }
}

export type OpenedSubmission = ReturnType<typeof useOpenedSubmission>
