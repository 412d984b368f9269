import { notify, toastStore } from '@/components/ui/notify'

let seen = 0

/**
 * Makes the functions below ignore earlier toasts. Call it before each test, because toasts outlive
 * the component of a test.
 */
export function forgetToasts(): void {
  notify({ title: '', description: '' })
  seen = toastStore.read()[0]?.id ?? seen
}

const toast = () => toastStore.read().find(({ id }) => id > seen)

export const newestToastTexts = (): (string | undefined)[] => {
  const notice = toast()?.notice
  return notice ? [notice.title, notice.description] : []
}

export const newestToastAction = () => toast()?.action

export const pressToastAction = () => toast()?.action?.onAction()
