import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FileInput } from '@/components/ui/input'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { formatBytes } from '@/lib/text'
import { useCorrectAnswer, useCorrectFile } from '../../corrections-client'
import type { CorrectionFormProps } from './correction-form'
import { CorrectionFrame } from './correction-frame'
import { useAnswerCorrection } from './use-answer-correction'

const LIMIT = formatBytes(REGISTRATION_LIMITS.fileBytes)

export function FileCorrectionForm({ submissionId, ...props }: CorrectionFormProps) {
  const { field, stored } = props
  const [file, setFile] = useState<File>()
  const { problem, setProblem, isOther, save } = useAnswerCorrection(props)
  const replacing = useCorrectFile(submissionId)
  const removing = useCorrectAnswer(submissionId)
  const isSaving = replacing.isPending || removing.isPending

  const replace = () => {
    if (!file) return setProblem('Please choose a file')
    // Checked before the upload, because the server would refuse a large file only after a long
    // upload.
    if (file.size > REGISTRATION_LIMITS.fileBytes) {
      return setProblem(`This file is larger than ${LIMIT}. Please choose a smaller one.`)
    }
    save((was) => replacing.mutateAsync({ fieldId: field.id, was, file }))
  }
  const remove = () => save((was) => removing.mutateAsync({ fieldId: field.id, was, answer: null }))

  return (
    <CorrectionFrame
      {...props}
      isOther={isOther}
      isSaving={isSaving}
      onSave={replace}
      more={
        stored && !field.isRequired ? (
          <Button variant="danger" onClick={remove} disabled={isSaving}>
            Remove file
          </Button>
        ) : null
      }
    >
      <Field
        label={field.label}
        htmlFor={`correct-${field.id}`}
        hint={`One file, up to ${LIMIT}. The earlier one stays in the history.`}
        error={problem}
        required={field.isRequired}
      >
        <FileInput
          id={`correct-${field.id}`}
          onChange={({ target }) => {
            setFile(target.files?.[0])
            setProblem(undefined)
          }}
        />
      </Field>
    </CorrectionFrame>
  )
}
