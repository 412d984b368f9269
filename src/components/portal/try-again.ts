import type { ToastAction } from '@/components/ui/notify'
import { HttpError } from '@/lib/http/client'
import { unsentChanges } from './unsent'

/** Whether the server has refused the change, so that the same one would be refused again. */
const isRefused = (error: unknown) =>
  error instanceof HttpError && error.status < 500 && error.status !== 429

/**
 * The button of a toast about a change that did not arrive: it sends the same change again. With a
 * key, the change is also kept beyond the toast, and sent together with the others that are.
 */
export function tryAgain(error: unknown, send: () => void, key?: string): ToastAction | undefined {
  if (isRefused(error)) return undefined
  if (key !== undefined) unsentChanges.add(key, send)
  const onAction = key === undefined ? send : unsentChanges.sendAll
  return { label: 'Try again', onAction }
}
