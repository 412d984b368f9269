import { CONTROL, FIELD, LABEL } from '@/components/site/control-styles'
import { FieldLabel } from '@/components/site/field-parts'
import { inputName } from '../../answers-in-form'
import { controlId, noteProps } from '../../field-ids'
import type { FieldProps } from './field-parts'
import { FieldNotes } from './field-parts'

export function SelectField({ field, draft, error }: FieldProps) {
  const { id, label, placeholder, isRequired, options } = field
  return (
    <div className={FIELD}>
      <label htmlFor={controlId(id)} className={LABEL}>
        <FieldLabel label={label} isRequired={isRequired} />
      </label>
      <select
        id={controlId(id)}
        name={inputName(field)}
        defaultValue={draft ?? ''}
        className={`select-chevron text-ellipsis ${CONTROL}`}
        {...noteProps(field, error)}
      >
        <option value="">{placeholder || 'Select an option'}</option>
        {options?.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <FieldNotes field={field} error={error} />
    </div>
  )
}
