import type { ToastAction } from '@/components/ui/notify'
import { HttpError } from '@/lib/http/client'

/** Whether the server has refused the change, so that the same one would be refused again. */
const isRefused = (error: unknown) =>
  error instanceof HttpError && error.status < 500 && error.status !== 429

/** The button of a toast about a change that did not arrive: it sends the same change again. */
export const tryAgain = (error: unknown, send: () => void): ToastAction | undefined =>
  isRefused(error) ? undefined : { label: 'Try again', onAction: send }
