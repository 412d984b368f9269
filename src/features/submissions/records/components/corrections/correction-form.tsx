import { useState } from 'react'
import { halfTypedMessage } from '@/features/answers/half-typed'
import { AnswerInput, toTypedAnswer } from '@/features/forms/components/answers/answer-input'
import type { FormField } from '@/features/forms/schema'
import { useCorrectAnswer } from '../../corrections-client'
import { CorrectionFrame } from './correction-frame'
import { useAnswerCorrection } from './use-answer-correction'

export interface CorrectionFormProps {
  submissionId: number
  field: FormField
  stored: unknown
  onClose: () => void
}

const toSent = (typed: string | string[]) => (typed === '' ? null : typed)

export function CorrectionForm({ submissionId, ...props }: CorrectionFormProps) {
  const { field, stored } = props
  const [typed, setTyped] = useState(() => toTypedAnswer(stored))
  const { problem, setProblem, isOther, save } = useAnswerCorrection(props)
  const { mutateAsync, isPending } = useCorrectAnswer(submissionId)
  const id = `correct-${field.id}`
  const onSave = () => {
    const halfTyped = halfTypedMessage(document.getElementById(id), field.fieldType)
    if (halfTyped) return setProblem(halfTyped)
    save((was) => mutateAsync({ fieldId: field.id, was, answer: toSent(typed) }))
  }
  return (
    <CorrectionFrame {...props} isOther={isOther} isSaving={isPending} onSave={onSave}>
      <AnswerInput
        id={id}
        field={field}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setProblem(undefined)
        }}
        error={problem}
      />
    </CorrectionFrame>
  )
}
