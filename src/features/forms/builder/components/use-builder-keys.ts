import { useEffect, useEffectEvent } from 'react'
import { OPEN_DIALOG_SELECTOR } from '@/components/ui/dialog-keys'

interface BuilderKeys {
  save: () => void
  undo: () => void
  redo: () => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

function wanted(event: KeyboardEvent): keyof BuilderKeys | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 's' && !event.shiftKey) return 'save'
  if (isTyping(event.target)) return null
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' ? 'redo' : null
}

/**
 * Adds keyboard shortcuts with Ctrl or Command: S saves, Z undoes, Shift+Z and Y redo. In inputs,
 * undo and redo are left to the browser. No shortcut works in a dialog, or while `keys` is null.
 */
export function useBuilderKeys(keys: BuilderKeys | null): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const name = wanted(event)
    if (!keys || !name || (event.target as Element).closest(OPEN_DIALOG_SELECTOR)) return
    event.preventDefault()
    if (!(event.repeat && name === 'save')) keys[name]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
