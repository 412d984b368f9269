import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import type { FormField } from '@/features/forms/schema'
import type { Correction } from '../../corrections'
import { CorrectionForm } from './correction-form'
import { EarlierAnswers } from './earlier-answers'
import { FileCorrectionForm } from './file-correction-form'

interface CorrectableAnswerProps {
  submissionId: number
  /** Undefined when the field is not known; its answer can then not be corrected. */
  field: FormField | undefined
  stored: unknown
  corrections: readonly Correction[]
  children: ReactNode
}

export function CorrectableAnswer({ field, children, ...answer }: CorrectableAnswerProps) {
  const { submissionId, stored, corrections } = answer
  const mayWrite = useCan('submissions.write')
  const [isOpen, setOpen] = useState(false)
  if (isOpen && field) {
    const close = () => {
      // The input has the id of the button, so the button must be back before it gets the focus.
      flushSync(() => setOpen(false))
      document.getElementById(`correct-${field.id}`)?.focus()
    }
    const Form = field.fieldType === 'file' ? FileCorrectionForm : CorrectionForm
    return <Form submissionId={submissionId} field={field} stored={stored} onClose={close} />
  }
  return (
    <>
      <span className="flex items-start justify-between gap-2">
        <span className="min-w-0">{children}</span>
        {mayWrite && field && (
          <Button
            id={`correct-${field.id}`}
            variant="quiet"
            size="icon"
            aria-label={`Correct ${field.label}`}
            title="Correct"
            className="-my-2 flex-none text-text-3"
            onClick={() => {
              setOpen(true)
              requestAnimationFrame(() => document.getElementById(`correct-${field.id}`)?.focus())
            }}
          >
            <Pencil aria-hidden strokeWidth={1.75} className="size-4!" />
          </Button>
        )}
      </span>
      <EarlierAnswers corrections={corrections} fieldType={field?.fieldType ?? null} />
    </>
  )
}
