import type { Notice } from '@/lib/notices/notice'
import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '@/lib/notices/notice'

/** One thing to do from a toast, such as taking back what it tells. */
export interface ToastAction {
  label: string
  onAction: () => void
}

export interface ToastEntry {
  id: number
  notice: Notice
  action?: ToastAction
  open: boolean
}

let entries: readonly ToastEntry[] = []
let lastId = 0
let toasters = 0
const listeners = new Set<() => void>()

function replaceEntries(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}

/** The one way to show a toast. A newer one takes the place of the older (Spec §9: one at a time). */
export function notify(notice: Notice, action?: ToastAction) {
  lastId += 1
  replaceEntries([{ id: lastId, notice, action, open: true }, ...entries].slice(0, TOAST_LIMIT))
}

/** Closes a toast; it leaves the list only later (Spec §9), so that its way out can be seen. */
export function dismissToast(id: number) {
  replaceEntries(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  setTimeout(
    () => replaceEntries(entries.filter((entry) => entry.id !== id)),
    TOAST_REMOVE_DELAY_MS,
  )
}

/** Closes what is open: it tells of something that is being tried again. */
export function dismissToasts() {
  for (const { id, open } of entries) if (open) dismissToast(id)
}

/** A toaster is there to show what is told; called again, it has gone. */
export function mountToaster(): () => void {
  toasters += 1
  return () => {
    toasters -= 1
  }
}

/** True while a toast in view says these words. */
export const isTold = (words: string): boolean =>
  toasters > 0 && entries.some(({ open, notice }) => open && notice.description === words)

/** For `useSyncExternalStore` in the toaster. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => entries,
}
