import { useState } from 'react'
import { useActor } from '@/components/portal/frame/current-user'
import { keptDrafts } from '@/components/portal/kept-drafts'
import type { OpenSubmission } from './use-open-submission'

type Opened = Pick<OpenSubmission, 'id' | 'isOpen' | 'open' | 'close'>

/** Closing the details asks first about notes that are not sent. They are kept in either case. */
export function useUnsentNotes({ id, isOpen, open, close }: Opened) {
  const { id: author } = useActor()
  const [asked, setAsked] = useState<readonly number[]>([])
  return {
    /** The details stay open behind the question. */
    isOpen,
    /** The submissions it asks about; none while it does not ask. */
    asked,
    ask() {
      const unsent = noteDrafts.all(author)
      setAsked(unsent)
      if (unsent.length === 0) close()
    },
    /** Back to the note, on whichever submission it is. */
    stay() {
      setAsked([])
      const last = asked.at(-1)
      if (last !== undefined && !asked.includes(id)) open(last)
    },
    close() {
      setAsked([])
      close()
    },
  }
}

export type UnsentNotesQuestion = ReturnType<typeof useUnsentNotes>

/** Notes that are not sent, by submission. */
export const noteDrafts = keptDrafts<string>()
