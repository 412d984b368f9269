import { CONTROL, FIELD, LABEL } from '@/components/site/control-styles'
import { FieldLabel } from '@/components/site/field-parts'
import { OTHER_CHOICE, OTHER_LABEL } from '@/features/forms/other-choice'
import { inputName, splitOther } from '../../answers-in-form'
import { controlId, noteProps } from '../../field-ids'
import type { FieldProps } from './field-parts'
import { FieldNotes } from './field-parts'
import { OtherText } from './other-text'

export function SelectField({ field, draft, error }: FieldProps) {
  const { id, label, placeholder, isRequired, options, hasOther } = field
  const { answer, text } = splitOther(field, draft)
  return (
    <div data-other={hasOther} className={FIELD}>
      <label htmlFor={controlId(id)} className={LABEL}>
        <FieldLabel label={label} isRequired={isRequired} />
      </label>
      <select
        id={controlId(id)}
        name={inputName(field)}
        defaultValue={answer ?? ''}
        className={`select-chevron text-ellipsis ${CONTROL}`}
        {...noteProps(field, error)}
      >
        <option value="">{placeholder || 'Select an option'}</option>
        {options?.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
        {hasOther && (
          <option data-other-choice value={OTHER_CHOICE}>
            {OTHER_LABEL}
          </option>
        )}
      </select>
      <OtherText field={field} text={text} error={error} />
      <FieldNotes field={field} error={error} />
    </div>
  )
}
