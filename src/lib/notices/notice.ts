/** A toast (Spec §8) as data. `components/ui/notify.ts` shows it. */
export interface Notice {
  title?: string
  description?: string
  destructive?: boolean
}

export const plainNotice = (title: string, description?: string): Notice => ({ title, description })

export const errorNotice = (title: string, description?: string): Notice => ({
  title,
  description,
  destructive: true,
})

export const errorNoticeFactory =
  (words: string, title = 'Error') =>
  (message?: string): Notice =>
    errorNotice(title, message || words)

/** How toasts behave (Spec §9). */
export const TOAST_DURATION_MS = 5000
export const TOAST_SWIPE_THRESHOLD_PX = 50
export const TOAST_HOTKEY = 'F8'
export const TOAST_LIMIT = 1
export const TOAST_REMOVE_DELAY_MS = 1_000_000
