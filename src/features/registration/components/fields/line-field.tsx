import { CONTROL_CLASSES, FIELD_CLASSES, LABEL_CLASSES } from '@/components/site/control-styles'
import { EmailInput } from '@/components/site/email-input'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { autoCompleteFor } from '@/features/forms/auto-complete'
import { FIELD_TYPE_TRAITS } from '@/features/forms/field-types'
import { inputName } from '../../answers-in-form'
import { controlId, descriptionProps } from '../../field-ids'
import { FieldNotes, type FieldProps, QuestionLabel } from './field-parts'

export function LineField({ field, draft, error }: FieldProps) {
  const { id, label, fieldType, placeholder, isRequired, min, max, unit } = field
  const { line, autoComplete } = FIELD_TYPE_TRAITS[fieldType]
  const known = field.autoComplete ?? autoCompleteFor(label)
  const Input = fieldType === 'email' ? EmailInput : 'input'
  return (
    <div className={FIELD_CLASSES}>
      <label htmlFor={controlId(id)} className={LABEL_CLASSES}>
        <QuestionLabel label={unit ? `${label} (${unit})` : label} isRequired={isRequired} />
      </label>
      <Input
        {...line}
        // `min` and `max` limit only the browser's pickers; the form checks the answer itself.
        min={min}
        max={max}
        autoComplete={autoComplete === 'label' ? known : (autoComplete ?? undefined)}
        id={controlId(id)}
        name={inputName(field)}
        // The placeholder is never empty, because the styles of conditions use it to tell whether
        // anything is typed (condition-styles.ts).
        placeholder={placeholder ?? ' '}
        defaultValue={draft}
        maxLength={REGISTRATION_LIMITS.textLength}
        className={CONTROL_CLASSES}
        {...descriptionProps(field, error)}
      />
      <FieldNotes field={field} error={error} />
    </div>
  )
}
