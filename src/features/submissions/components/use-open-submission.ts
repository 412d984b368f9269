import { useState } from 'react'
import type { Submission } from '../schema'

/** The id of a part of a submission's row: the keyboard and closing dialogs find it by this. */
export const submissionPartId = (id: number, part: 'row' | 'view') => `submission-${id}-${part}`

/** Which submission the details show, and its neighbours among the rows in view. */
export function useOpenSubmission(rows: readonly Submission[]) {
  const [isOpen, setOpen] = useState(false)
  const [last, setLast] = useState<Submission | null>(null)
  const [lastAt, setLastAt] = useState(0)
  const at = rows.findIndex(({ id }) => id === last?.id)
  return {
    isOpen,
    setOpen,
    // A row may leave the page while it is being read.
    submission: rows[at] ?? last,
    position: at + 1,
    count: rows.length,
    previous: rows[(at === -1 ? lastAt : at) - 1],
    next: rows[at === -1 ? lastAt : at + 1],
    show(submission: Submission) {
      setLast(submission)
      setLastAt(rows.findIndex(({ id }) => id === submission.id))
      setOpen(true)
    },
  }
}

export type OpenSubmission = ReturnType<typeof useOpenSubmission>
