import type { InputHTMLAttributes, ReactNode } from 'react'
import { CONTROL_CLASSES, FIELD_CLASSES, LABEL_CLASSES } from '@/components/site/control-styles'
import { EmailInput } from '@/components/site/email-input'
import { FieldLabel, FieldMessage } from '@/components/site/field-parts'
import type { TestimonyInput } from '../schema'

export type TestimonyTextName = Exclude<keyof TestimonyInput, 'shownAs'>

interface TestimonyFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: TestimonyTextName
  label: string
  error: string | undefined
  rows?: number
  hint?: ReactNode
}

export function TestimonyField({
  name,
  label,
  defaultValue,
  error,
  rows,
  hint,
  ...attributes
}: TestimonyFieldProps) {
  const id = `testimony-${name}`
  const Input = name === 'email' ? EmailInput : 'input'
  const described = [error && `${id}-error`, hint && 'testimony-hint'].filter(Boolean).join(' ')
  const control = {
    name,
    id,
    defaultValue,
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={FIELD_CLASSES}>
      <label htmlFor={id} className={LABEL_CLASSES}>
        <FieldLabel label={label} isRequired />
      </label>
      {rows ? (
        <textarea {...control} rows={rows} className={`resize-y ${CONTROL_CLASSES}`} />
      ) : (
        <Input {...control} {...attributes} className={CONTROL_CLASSES} />
      )}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      {hint && <div className="flex justify-between gap-4 text-sm text-text-3">{hint}</div>}
    </div>
  )
}
