import type { ToastAction } from '@/components/ui/notify'
import { HttpError } from '@/lib/http/client'
import { unsentChanges } from './unsent'

/** True when the server has refused the change, so that it would refuse the same change again. */
const isRefused = (error: unknown) =>
  error instanceof HttpError && error.status < 500 && error.status !== 429

/**
 * Returns the button of a toast about a change that failed. It sends the same change again;
 * undefined when the server has refused the change, because it would refuse it again. With `key`,
 * the change is also kept in `unsentChanges` after the toast has closed, and the button sends all
 * changes that are kept there.
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
