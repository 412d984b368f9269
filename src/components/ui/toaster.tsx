'use client'

import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from '@/lib/notices/notice'
import { Button } from './button'
import { cx } from './cx'
import { CLOSES_DIALOG_ATTRIBUTE, isEscapeHandledByFocus } from './dialog-keys'
import { useKeepClear } from './keep-clear'
import { dismissToast, registerToaster, type ToastEntry, toastStore } from './notify'

const NONE: readonly ToastEntry[] = []

const toastHolds = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toasts]') !== null

function NoticeToast({ id, notice, action, open, dismiss }: ToastEntry & { dismiss: string }) {
  const { title, description, destructive } = notice
  const Icon = destructive ? CircleAlert : CircleCheck
  return (
    <Radix.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      // Radix announces this type politely; an error has `role="alert"`.
      type="background"
      onEscapeKeyDown={(event) => {
        // Radix would close the toast, because it is the newest layer. While a dialog is open,
        // Escape is meant for the dialog unless the focus is in the toast.
        const dialogs = document.querySelectorAll<HTMLElement>(`[${CLOSES_DIALOG_ATTRIBUTE}]`)
        const close = [...dialogs].at(-1)
        if (!close || toastHolds(event.target)) return
        event.preventDefault()
        if (!isEscapeHandledByFocus()) close.click()
      }}
      className="grid grid-cols-[auto_1fr_auto_auto] items-start gap-x-3 rounded-[10px] border border-line-2 bg-raised py-3 pr-2 pl-3.5 max-[18rem]:gap-x-1 max-[18rem]:pl-2 text-text shadow-3 data-[state=closed]:animate-fade-out data-[state=open]:animate-sheet-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cx('size-5', destructive ? 'text-error' : 'text-success')}
      />
      <div
        {...(destructive && { role: 'alert', 'data-radix-toast-announce-exclude': '' })}
        className="min-w-0 wrap-anywhere"
      >
        {title && <Radix.Title className="font-semibold">{title}</Radix.Title>}
        {description && (
          <Radix.Description className="text-text-2">{description}</Radix.Description>
        )}
      </div>
      {action && (
        <Radix.Action asChild altText={action.label}>
          <Button variant="line" className="col-start-3 row-start-1" onClick={action.onAction}>
            {action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <Button
          variant="quiet"
          size="icon"
          aria-label={dismiss}
          className="-my-1.5 col-start-4 row-start-1"
        >
          <X aria-hidden strokeWidth={1.75} />
        </Button>
      </Radix.Close>
    </Radix.Root>
  )
}

const AT_BOTTOM = 'bottom-4'
const AT_TOP_OF_PHONES = 'top-3 min-[56rem]:top-auto min-[56rem]:bottom-4'

export interface ToasterProps {
  isAtTopOfPhones?: boolean
  words?: { toasts: string; dismiss: string }
}

const ENGLISH = { toasts: 'Notifications', dismiss: 'Dismiss' }

export function Toaster({ isAtTopOfPhones = false, words = ENGLISH }: ToasterProps) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE)
  const viewport = useRef<HTMLOListElement>(null)
  useEffect(registerToaster, [])
  useKeepClear(
    viewport,
    entries.some(({ open }) => open),
  )
  return (
    <Radix.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {entries.map((entry) => (
        <NoticeToast key={entry.id} {...entry} dismiss={words.dismiss} />
      ))}
      <Radix.Viewport
        ref={viewport}
        data-toasts
        label={`${words.toasts} ({hotkey})`}
        hotkey={[TOAST_HOTKEY]}
        // Radix hides elements without `aria-live` from screen readers while a dialog is open. The
        // value is `off`, because each toast announces itself.
        aria-live="off"
        className={cx(
          'fixed right-4 z-(--z-toast) w-[calc(100vw-2rem)] max-w-[420px] outline-none',
          isAtTopOfPhones ? AT_TOP_OF_PHONES : AT_BOTTOM,
        )}
      />
    </Radix.Provider>
  )
}
