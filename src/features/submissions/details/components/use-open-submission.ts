import { useState } from 'react'
import { useSubmission } from '../../client'
import type { Submission } from '../../schema'
import type { DetailsAddress } from './use-details-address'
import type { ListSteps } from './use-steps'

/** The id of a part of a submission's row: the keyboard and closing dialogs find it by this. */
export const submissionPartId = (id: number, part: 'row' | 'view') => `submission-${id}-${part}`

interface OpenSubmissionInput {
  address: DetailsAddress
  rows: readonly Submission[]
  /** How many match, on all pages. */
  total: number
  page: number
  /** Rows of a full page. */
  pageSize: number
  steps: ListSteps
}

/** Which submission the details show, and its neighbours in all of the result. */
export function useOpenSubmission({
  address,
  rows,
  total,
  page,
  pageSize,
  steps,
}: OpenSubmissionInput) {
  const { id } = address
  // Stays in view while it is refetched and while the dialog closes.
  const [last, setLast] = useState<Submission | null>(null)
  const [lastAt, setLastAt] = useState(0)
  const found = rows.findIndex((row) => row.id === id)
  const row = rows[found]
  // Behind a link it may stand on any page, and a change of status may take it off this one.
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
    /** Counted from 1 in all of the result; 0 when it is not in it. */
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

export type OpenSubmission = ReturnType<typeof useOpenSubmission>
