import { Undo2 } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazyWithRetries } from '@/components/portal/lazy-with-retries'
import { Button } from '@/components/ui/button'
import { useRecentChanges } from './use-recent-changes'
import { useUndo } from './use-undo'

const UndoDialog = lazyWithRetries(() =>
  import('./undo-dialog').then((module) => module.UndoDialog),
)

/** Elements in which Ctrl+Z must not undo a change of the list. In inputs it undoes typing. */
const OWN_UNDO =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable], [role="menu"]'

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey

const isElsewhere = (target: EventTarget | null) =>
  (target instanceof Element && target.closest(OWN_UNDO) !== null) ||
  document.querySelector('[role="alertdialog"]') !== null

export function UndoButton() {
  const changes = useRecentChanges()
  const { undo } = useUndo()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [newest] = changes

  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!newest || !isUndoKey(event) || event.defaultPrevented || event.repeat) return
    if (isElsewhere(event.target)) return
    event.preventDefault()
    void undo(newest)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  if (!newest && isOpen !== true) return null
  return (
    <>
      <Button
        variant="quiet"
        className="flex-none px-2.5!"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+Z"
        title="Ctrl+Z undoes the newest"
        onClick={() => setOpen(true)}
      >
        <Undo2 aria-hidden strokeWidth={1.75} />
        Last changes
      </Button>
      {isOpen !== null && (
        <Suspense>
          <UndoDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
