import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { presentAnswer, textOfAnswer } from '@/features/answers/answer-view'
import type { FormField } from '@/features/forms/schema'
import { errorSentence, HttpError } from '@/lib/http/client'
import { recordNotices } from '@/lib/notices/record-notices'
import { useCorrectAnswer } from '../../records/corrections-client'
import { AnswerInput, toTyped } from '../answer-input/answer-input'

interface CorrectionFormProps {
  submissionId: number
  field: FormField
  /** As it is stored by now. */
  stored: unknown
  onClose: () => void
}

/** Blank is no answer. */
const toSent = (typed: string | string[]) => (typed === '' ? null : typed)

/** In place of an answer: it as an input, by the rules of its field. */
export function CorrectionForm({ submissionId, field, stored, onClose }: CorrectionFormProps) {
  const [typed, setTyped] = useState(() => toTyped(stored))
  const [was, setWas] = useState(stored)
  const [problem, setProblem] = useState<string>()
  const { mutateAsync, isPending } = useCorrectAnswer(submissionId)
  const isOther = JSON.stringify(was ?? null) !== JSON.stringify(stored ?? null)

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setWas(stored)
    // The promise, not callbacks of the call: the details may show the next submission by then.
    mutateAsync({ fieldId: field.id, was: stored ?? null, answer: toSent(typed) }).then(
      () => {
        notify(recordNotices.answerCorrected(field.label))
        onClose()
      },
      (error) => {
        const complaint = error instanceof HttpError && error.body?.fields?.[field.id]
        setProblem(complaint || errorSentence(error) || 'It was not saved. Please try again.')
      },
    )
  }
  const handle = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form
      data-correcting
      noValidate
      onSubmit={save}
      onKeyDown={handle}
      // The label of the answer stands beside it already.
      className="grid justify-items-stretch gap-2.5 font-normal [&_label[for]]:sr-only"
    >
      <AnswerInput
        id={`correct-${field.id}`}
        field={field}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setProblem(undefined)
        }}
        error={problem}
      />
      {isOther && (
        <p role="status" className="text-sm text-text-2">
          It is now: {textOfAnswer(presentAnswer(stored, field.fieldType)) ?? 'no answer'}
        </p>
      )}
      <span className="flex gap-2">
        <Button type="submit" loading={isPending}>
          Save
        </Button>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </form>
  )
}
