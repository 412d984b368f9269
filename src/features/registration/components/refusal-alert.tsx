import { CircleAlert } from '@/components/site/icons'
import { useWords } from '@/components/site/words'
import { visitorNotices } from '@/lib/notices/visitor-notices'
import { FORM_WORDS } from '@/lib/words/english/form'
import { SENDING_WORDS } from '@/lib/words/english/sending'
import { fillPlaceholders } from '@/lib/words/fill'
import type { PublicField } from '../answers-in-form'
import { controlId, firstFieldWithError } from '../field-ids'

interface RefusalAlertProps {
  message: string
  fields: readonly PublicField[]
  errors: Record<string, string>
  hasFiles: boolean
}

export function RefusalAlert({ message, fields, errors, hasFiles }: RefusalAlertProps) {
  const first = firstFieldWithError(fields, errors)
  const words = useWords('form', FORM_WORDS)
  const said = useWords('sending', SENDING_WORDS)
  const { title, description } = first
    ? visitorNotices.registrationInvalid(said)
    : visitorNotices.registrationFailed(message, said)
  return (
    <div
      role="alert"
      className="flex items-start gap-3.5 rounded-card border border-error bg-error-bg p-4"
    >
      <CircleAlert className="mt-0.5 size-5.5 flex-none text-error" />
      <div className="min-w-0 text-sm leading-[1.45] text-text-2">
        <p className="text-[1rem] font-semibold text-text">{title}</p>
        <p>{description}</p>
        {hasFiles && <p>{words.chooseFileAgain}</p>}
        {first && (
          <a
            href={`#${controlId(first.id)}`}
            className="inline-block py-1 font-semibold text-link underline underline-offset-4 wrap-anywhere"
          >
            {fillPlaceholders(words.goTo, { label: first.label })}
          </a>
        )}
      </div>
    </div>
  )
}
