import type { InputHTMLAttributes } from 'react'
import { SUBMISSION_LIMITS } from '../../constants'
import { inputName } from './answers-in-form'
import { autoCompleteFor } from './auto-complete'
import { CONTROL, FIELD, LABEL } from './control-styles'
import { FieldError } from './field-error'
import { controlId, errorProps } from './field-ids'
import { FieldLabel } from './field-label'
import type { FieldProps } from './field-props'

type LineType = 'text' | 'email' | 'phone' | 'date'

const INPUTS: Record<LineType, InputHTMLAttributes<HTMLInputElement>> = {
  text: { type: 'text' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  date: { type: 'date' },
}

/** Text, email, phone and date: one line. */
export function LineField({ field, draft, error }: FieldProps) {
  const { id, label, placeholder, isRequired } = field
  return (
    <div className={FIELD}>
      <label htmlFor={controlId(id)} className={LABEL}>
        <FieldLabel label={label} isRequired={isRequired} />
      </label>
      <input
        {...INPUTS[field.fieldType as LineType]}
        {...(field.fieldType === 'text' && { autoComplete: autoCompleteFor(label) })}
        id={controlId(id)}
        name={inputName(field)}
        placeholder={placeholder ?? undefined}
        defaultValue={draft}
        maxLength={field.fieldType === 'date' ? undefined : SUBMISSION_LIMITS.textLength}
        className={CONTROL}
        {...errorProps(id, error)}
      />
      <FieldError fieldId={id} error={error} />
    </div>
  )
}
