import { useState } from 'react'
import { PAGE_SIZE } from '../constants'
import type { Submission } from '../schema'
import type { ListSteps } from './rows/use-steps'

/** The id of a part of a submission's row: the keyboard and closing dialogs find it by this. */
export const submissionPartId = (id: number, part: 'row' | 'view') => `submission-${id}-${part}`

interface OpenSubmissionInput {
  rows: readonly Submission[]
  /** How many match, on all pages. */
  total: number
  page: number
  steps: ListSteps
}

/** Which submission the details show, and its neighbours in all of the result. */
export function useOpenSubmission({ rows, total, page, steps }: OpenSubmissionInput) {
  const [isOpen, setOpen] = useState(false)
  const [last, setLast] = useState<Submission | null>(null)
  const [lastAt, setLastAt] = useState(0)
  const found = rows.findIndex(({ id }) => id === last?.id)
  const at = found === -1 ? lastAt : found

  const show = (submission: Submission) => {
    setLast(submission)
    setLastAt(rows.findIndex(({ id }) => id === submission.id))
    setOpen(true)
  }
  const turn = (by: 1 | -1) => last && steps.step({ id: last.id, at: lastAt }, by, show)
  return {
    isOpen,
    setOpen,
    // A row may leave the page while it is being read.
    submission: rows[found] ?? last,
    /** Counted from 1 in all of the result; 0 when it has left it. */
    position: found === -1 ? 0 : (page - 1) * PAGE_SIZE + found + 1,
    total,
    previous: steps.hasBefore(at) ? () => turn(-1) : null,
    next: steps.hasAfter(found === -1 ? at - 1 : at) ? () => turn(1) : null,
    show,
  }
}

export type OpenSubmission = ReturnType<typeof useOpenSubmission>
