import { CircleAlert } from 'lucide-react'

/** Stays by the button after the toast is gone, so that nobody wonders whether it was sent. */
export function SendFailure({ message }: { message: string }) {
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-error-bg px-4 py-3 text-sm leading-[1.45] font-medium text-error">
      <CircleAlert aria-hidden strokeWidth={1.75} className="mt-px size-4.5 flex-none" />
      <span className="min-w-0 wrap-anywhere">{message}</span>
    </p>
  )
}
