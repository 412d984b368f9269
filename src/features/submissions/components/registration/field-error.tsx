import { CircleAlert } from 'lucide-react'
import { errorId } from './field-ids'

interface FieldErrorProps {
  fieldId: string
  error: string | undefined
  /** For a message that comes up while the visitor is still at the field. */
  isAlert?: boolean
}

export function FieldError({ fieldId, error, isAlert }: FieldErrorProps) {
  if (!error) return null
  return (
    <p
      id={errorId(fieldId)}
      role={isAlert ? 'alert' : undefined}
      className="flex items-start gap-1.5 text-sm leading-[1.4] font-medium text-error"
    >
      <CircleAlert aria-hidden strokeWidth={1.75} className="mt-px size-4.5 flex-none" />
      <span className="min-w-0 wrap-anywhere">{error}</span>
    </p>
  )
}
