import { CONTROL_CLASSES, FIELD_CLASSES, LABEL_CLASSES } from '@/components/site/control-styles'
import { inputName } from '../../answers-in-form'
import { controlId, descriptionProps } from '../../field-ids'
import { FieldNotes, type FieldProps, QuestionLabel } from './field-parts'

export function LongTextField({ field, draft, error }: FieldProps) {
  const { id, label, placeholder, isRequired } = field
  return (
    <div className={FIELD_CLASSES}>
      <label htmlFor={controlId(id)} className={LABEL_CLASSES}>
        <QuestionLabel label={label} isRequired={isRequired} />
      </label>
      <textarea
        id={controlId(id)}
        name={inputName(field)}
        rows={4}
        placeholder={placeholder ?? ' '}
        defaultValue={draft}
        className={`min-h-32 resize-y ${CONTROL_CLASSES}`}
        {...descriptionProps(field, error)}
      />
      <FieldNotes field={field} error={error} />
    </div>
  )
}
