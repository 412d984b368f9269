import type { InputHTMLAttributes, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CONTROL, FIELD, LABEL } from '@/components/site/control-styles'
import { FieldLabel } from '@/components/site/field-label'
import { FieldMessage } from '@/components/site/field-message'
import type { TestimonyInput } from '../schema'

export interface FieldControl {
  registration: UseFormRegisterReturn<keyof TestimonyInput>
  draft: string | undefined
  error: string | undefined
}

interface TestimonyFieldProps extends FieldControl, InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** Makes it a long text of so many lines. */
  rows?: number
  hint?: ReactNode
}

/** Label, control, hint and message of one field. */
export function TestimonyField({
  registration,
  draft,
  error,
  label,
  rows,
  hint,
  ...attributes
}: TestimonyFieldProps) {
  const id = `testimony-${registration.name}`
  const described = [error && `${id}-error`, hint && 'testimony-hint'].filter(Boolean).join(' ')
  const control = {
    ...registration,
    id,
    defaultValue: draft,
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={FIELD}>
      <label htmlFor={id} className={LABEL}>
        <FieldLabel label={label} isRequired />
      </label>
      {rows ? (
        <textarea {...control} rows={rows} className={`resize-y ${CONTROL}`} />
      ) : (
        <input {...control} {...attributes} className={CONTROL} />
      )}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      {hint && <div className="flex justify-between gap-4 text-sm text-text-3">{hint}</div>}
    </div>
  )
}
