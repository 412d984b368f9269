import { FORM_WORDS } from '@/lib/words/english/form'
import { CircleAlert } from './icons'

interface FieldLabelProps {
  label: string
  isRequired: boolean
  words?: Pick<typeof FORM_WORDS, 'required' | 'optional'>
}

export function FieldLabel({ label, isRequired, words = FORM_WORDS }: FieldLabelProps) {
  return (
    <>
      {label}{' '}
      {isRequired ? (
        <>
          <span aria-hidden className="text-error">
            *
          </span>
          <span className="sr-only">{words.required}</span>
        </>
      ) : (
        <span className="font-normal text-text-3">{words.optional}</span>
      )}
    </>
  )
}

interface FieldMessageProps {
  id: string
  children: string
  /** For a message that appears while the visitor is still in the field. */
  isAlert?: boolean
}

export function FieldMessage({ id, children, isAlert }: FieldMessageProps) {
  return (
    <p
      id={id}
      role={isAlert ? 'alert' : undefined}
      className="flex items-start gap-1.5 text-sm leading-[1.4] font-medium text-error"
    >
      <CircleAlert className="mt-px size-4.5 flex-none" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
