import { useState } from 'react'
import { createDraftStore } from '@/components/portal/draft-store'
import { useActor } from '@/components/portal/frame/current-user'
import type { OpenedSubmission } from './use-open-submission'

type Opened = Pick<OpenedSubmission, 'id' | 'isOpen' | 'open' | 'close'>

export function useUnsentNotes({ id, isOpen, open, close }: Opened) {
  const { id: author } = useActor()
  const [asked, setAsked] = useState<readonly number[]>([])
  return {
    isOpen,
    /** The ids of submissions with unsent notes; empty while staff are not asked about them. */
    asked,
    ask() {
      const unsent = noteDrafts.all(author)
      setAsked(unsent)
      if (unsent.length === 0) close()
    },
    /**
     * Closes the question. If the open submission has no unsent note, opens the last submission
     * that has one.
     */
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

export const noteDrafts = createDraftStore<string>()
