import { type Notice, TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '@/lib/notices/notice'

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

/** Shows a toast. Older toasts beyond `TOAST_LIMIT` disappear (Spec §9). */
export function notify(notice: Notice, action?: ToastAction) {
  lastId += 1
  replaceEntries([{ id: lastId, notice, action, open: true }, ...entries].slice(0, TOAST_LIMIT))
}

/** Closes a toast. Its entry stays for a while, so that the exit animation is visible (Spec §9). */
export function dismissToast(id: number) {
  replaceEntries(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  setTimeout(
    () => replaceEntries(entries.filter((entry) => entry.id !== id)),
    TOAST_REMOVE_DELAY_MS,
  )
}

export function dismissToasts() {
  for (const { id, open } of entries) if (open) dismissToast(id)
}

/**
 * Counts a toaster as present; without a toaster, `isToastShown` is false. Returns a function that
 * removes the toaster from the count.
 */
export function registerToaster(): () => void {
  toasters += 1
  return () => {
    toasters -= 1
  }
}

export const isToastShown = (words: string): boolean =>
  toasters > 0 && entries.some(({ open, notice }) => open && notice.description === words)

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => entries,
}
