import { useEffect, useEffectEvent, useState } from 'react'
import { OPEN_DIALOG_SELECTOR } from '@/components/ui/dialog-keys'
import { submissionElementId } from '../../../details/components/use-open-submission'
import type { ListSteps } from '../../../details/components/use-row-steps'
import { type ListCommand, type ListCursor, readListKey } from '../../../details/list-shortcuts'
import type { Submission } from '../../../schema'
import { useSetBulkStatus, useSetRowStatus } from '../../../status/components/use-status'
import type { ListSelection } from './use-list-selection'

const TYPING_ELEMENTS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"]'
const OPEN_LAYERS = `${OPEN_DIALOG_SELECTOR}, [role="menu"]`
const OWN_ENTER = 'a, button, input, label'

const isElsewhere = (target: EventTarget | null) =>
  (target instanceof Element && target.closest(TYPING_ELEMENTS) !== null) ||
  document.querySelector(OPEN_LAYERS) !== null

interface ListKeys {
  rows: readonly Submission[]
  page: number
  isStale: boolean
  steps: ListSteps
  selection: ListSelection
  onOpen: (submission: Submission) => void
  onExport: () => void
  onHelp: () => void
}

export function useListShortcuts({ rows, page, isStale, steps, selection, ...on }: ListKeys) {
  const [cursor, setCursor] = useState<ListCursor | null>(null)
  const [cursorPage, setCursorPage] = useState(page)
  const setStatus = useSetRowStatus()
  const setSelected = useSetBulkStatus()

  if (cursorPage !== page && !isStale) {
    setCursorPage(page)
    setCursor(rows[0] ? { id: rows[0].id, at: 0 } : null)
  }

  const focus = ({ id }: Submission) =>
    document.getElementById(submissionElementId(id, 'row'))?.focus()

  const extend = (by: 1 | -1, row: Submission | undefined) =>
    steps.step(cursor, by, (next) => {
      focus(next)
      selection.add(row ? [row, next] : [next])
    })

  const act = (command: ListCommand, row: Submission | undefined) => {
    if (command.do === 'export') on.onExport()
    if (command.do === 'help') on.onHelp()
    if (command.do === 'clear') selection.clear()
    if (command.do === 'move') {
      if (command.extends) extend(command.by, row)
      else steps.step(cursor, command.by, focus)
    }
    if (command.do === 'status' && selection.count > 0) void setSelected(selection, command.status)
    else if (command.do === 'status' && row) {
      setStatus(row, command.status)
      const isLeaving = row.status !== command.status && steps.doesNotFit(command.status)
      if (command.goesOn) steps.step(cursor, 1, focus, isLeaving)
    }
    if (!row) return
    if (command.do === 'open') on.onOpen(row)
    if (command.do === 'select') selection.toggle(row.id)
  }

  const handle = useEffectEvent((event: KeyboardEvent) => {
    const command = readListKey(event)
    if (!command || event.defaultPrevented || isElsewhere(event.target)) return
    const row = rows.find(({ id }) => id === cursor?.id)
    if (command.do === 'open') {
      const hasOwnEnter = event.target instanceof Element && event.target.closest(OWN_ENTER)
      if (!row || hasOwnEnter) return
    }
    event.preventDefault()
    act(command, row)
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
