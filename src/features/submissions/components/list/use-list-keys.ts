import { useEffect, useEffectEvent, useState } from 'react'
import type { Selection } from '@/components/portal/choose/use-selection'
import { type Cursor, readListKey, stepFrom } from '../../list-keys'
import type { Submission } from '../../schema'
import { submissionPartId } from '../use-open-submission'
import { useSetRowStatus } from './use-set-row-status'

const TYPING_PLACES =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"]'
const OPEN_LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]'
/** Enter is theirs. */
const OWN_ENTER = 'a, button, input, label'

const isElsewhere = (target: EventTarget | null) =>
  (target instanceof Element && target.closest(TYPING_PLACES) !== null) ||
  document.querySelector(OPEN_LAYERS) !== null

interface ListKeys {
  rows: readonly Submission[]
  selection: Selection<Submission>
  onOpen: (submission: Submission) => void
  onExport: () => void
  onHelp: () => void
}

/** The keyboard of the list. Its cursor is the row that had the focus last. */
export function useListKeys({ rows, selection, onOpen, onExport, onHelp }: ListKeys) {
  const [cursor, setCursor] = useState<Cursor | null>(null)
  const setStatus = useSetRowStatus()

  const handle = useEffectEvent((event: KeyboardEvent) => {
    const command = readListKey(event)
    if (!command || event.defaultPrevented || isElsewhere(event.target)) return
    const row = rows.find(({ id }) => id === cursor?.id)
    if (command.do === 'open') {
      const hasOwnEnter = event.target instanceof Element && event.target.closest(OWN_ENTER)
      if (!row || hasOwnEnter) return
    }
    event.preventDefault()
    if (command.do === 'export') onExport()
    if (command.do === 'help') onHelp()
    if (command.do === 'move') {
      const next = stepFrom(rows, cursor, command.by)
      if (next) document.getElementById(submissionPartId(next.id, 'row'))?.focus()
    }
    if (!row) return
    if (command.do === 'open') onOpen(row)
    if (command.do === 'select') selection.toggle(row.id)
    if (command.do === 'status') setStatus(row, command.status)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return {
    cursor: cursor?.id ?? null,
    setCursor: (id: number) => setCursor({ id, at: rows.findIndex((row) => row.id === id) }),
  }
}
