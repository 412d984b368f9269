import type { InputHTMLAttributes } from 'react'
import { CONTROL, FIELD, LABEL } from '@/components/site/control-styles'
import { FieldLabel } from '@/components/site/field-parts'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { autoCompleteFor } from '@/features/forms/auto-complete'
import { inputName } from '../../answers-in-form'
import { controlId, noteProps } from '../../field-ids'
import type { FieldProps } from './field-parts'
import { FieldNotes } from './field-parts'

interface LineFieldProps extends FieldProps {
  /** What makes the type: `type`, `inputMode`, `autoComplete` and the like. */
  attributes: InputHTMLAttributes<HTMLInputElement>
}

/** Every type that is asked in one line. */
export function LineField({ field, draft, error, attributes }: LineFieldProps) {
  const { id, label, placeholder, isRequired } = field
  return (
    <div className={FIELD}>
      <label htmlFor={controlId(id)} className={LABEL}>
        <FieldLabel label={label} isRequired={isRequired} />
      </label>
      <input
        {...(attributes.type === 'text' && { autoComplete: autoCompleteFor(label) })}
        {...attributes}
        id={controlId(id)}
        name={inputName(field)}
        placeholder={placeholder ?? undefined}
        defaultValue={draft}
        maxLength={REGISTRATION_LIMITS.textLength}
        className={CONTROL}
        {...noteProps(field, error)}
      />
      <FieldNotes field={field} error={error} />
    </div>
  )
}
