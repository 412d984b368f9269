import { LABEL } from '@/components/site/control-styles'
import { FieldLabel } from '@/components/site/field-parts'
import { inputName } from '../../answers-in-form'
import { controlId, errorId, helpId } from '../../field-ids'
import { CheckBox } from './check-box'
import { isNarrow } from './checkbox-field'
import type { FieldProps } from './field-parts'
import { FieldNotes } from './field-parts'

/** One choice among options that are all visible. */
export function RadioField({ field, draft, error }: FieldProps) {
  const { id, label, helpText, isRequired, options } = field
  const notes = [helpText && helpId(id), error && errorId(id)].filter(Boolean).join(' ')
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${controlId(id)}-label`}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={notes || undefined}
      className="min-w-0"
    >
      <p id={`${controlId(id)}-label`} className={`mb-2 ${LABEL}`}>
        <FieldLabel label={label} isRequired={isRequired} />
      </p>
      <div
        className={`grid gap-2 gap-x-(--gap) ${isNarrow(options ?? []) ? 'sm:grid-cols-2' : ''}`}
      >
        {options?.map((option, index) => (
          <CheckBox
            key={option}
            type="radio"
            name={inputName(field)}
            id={index === 0 ? controlId(id) : undefined}
            value={option}
            defaultChecked={draft === option}
          >
            {option}
          </CheckBox>
        ))}
      </div>
      <div className="mt-2 grid gap-2 empty:hidden">
        <FieldNotes field={field} error={error} />
      </div>
    </div>
  )
}
