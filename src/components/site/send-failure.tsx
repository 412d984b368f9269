import { useSyncExternalStore } from 'react'
import { isToastShown, toastStore } from '@/components/ui/notify'
import { SENDING_WORDS } from '@/lib/words/english/sending'
import { CircleAlert } from './icons'

export const useToastShown = (message: string | undefined): boolean =>
  useSyncExternalStore(
    toastStore.subscribe,
    () => message !== undefined && isToastShown(message),
    () => false,
  )

interface SendFailureProps {
  message: string
  kept?: string
}

/**
 * Shows `message` once its toast has gone, and `kept` until then. Both texts take the same space,
 * so the button does not move.
 */
export function SendFailure({ message, kept = SENDING_WORDS.keptAll }: SendFailureProps) {
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
