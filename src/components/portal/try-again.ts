import type { ToastAction } from '@/components/ui/notify'
import { HttpError } from '@/lib/http/client'
import { unsentChanges } from './unsent'

const isRefused = (error: unknown) =>
  error instanceof HttpError && error.status < 500 && error.status !== 429

/**
 * Returns a toast's button that sends a failed change again, or undefined when the server has
 * refused the change. With `key` the change is kept in `unsentChanges`, and the button sends all
 * kept changes.
 */
export function retryAction(
  error: unknown,
  send: () => void,
  key?: string,
): ToastAction | undefined {
  if (isRefused(error)) return undefined
  if (key !== undefined) unsentChanges.add(key, send)
  const onAction = key === undefined ? send : unsentChanges.sendAll
  return { label: 'Try again', onAction }
}
