import { useState } from 'react'
import { unsentNotes } from '../../note-drafts'
import type { OpenSubmission } from '../use-open-submission'

/** Closing the details asks first about notes that are not sent. They are kept in either case. */
export function useUnsentNotes({ id, close }: Pick<OpenSubmission, 'id' | 'close'>) {
  const [asked, setAsked] = useState<readonly number[]>([])
  return {
    id,
    /** The submissions it asks about; none while it does not ask. */
    asked,
    ask() {
      const unsent = unsentNotes()
      setAsked(unsent)
      if (unsent.length === 0) close()
    },
    stay: () => setAsked([]),
    close() {
      setAsked([])
      close()
    },
  }
}

export type UnsentNotesQuestion = ReturnType<typeof useUnsentNotes>
