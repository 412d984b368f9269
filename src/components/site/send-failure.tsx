import { useSyncExternalStore } from 'react'
import { isToastShown, toastStore } from '@/components/ui/notify'
import { SENDING } from '@/lib/words/english/sending'
import { CircleAlert } from './icons'

/** True while a toast shows this message. */
export const useToastShown = (message: string | undefined): boolean =>
  useSyncExternalStore(
    toastStore.subscribe,
    () => message !== undefined && isToastShown(message),
    () => false,
  )

interface SendFailureProps {
  message: string
  /** Shown instead of the message while a toast shows it: says that nothing is lost. */
  kept?: string
}

/**
 * Remains beside the button after the toast has closed, so that the visitor still sees that nothing
 * was sent. While the toast shows the message, this shows a general sentence; both take the same
 * space, so that the button does not move.
 */
export function SendFailure({ message, kept = SENDING.keptAll }: SendFailureProps) {
  const isSaid = useToastShown(message)
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-error-bg px-4 py-3 text-sm leading-[1.45] font-medium text-error">
      <CircleAlert className="mt-px size-4.5 flex-none" />
      <span className="grid min-w-0 wrap-anywhere *:[grid-area:1/1]">
        <span className={isSaid ? undefined : 'invisible'}>{kept}</span>
        <span className={isSaid ? 'invisible' : undefined}>{message}</span>
      </span>
    </p>
  )
}
