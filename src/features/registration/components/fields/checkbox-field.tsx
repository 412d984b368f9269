import { FIELD, LABEL } from '@/components/site/control-styles'
import { FieldLabel } from '@/components/site/field-label'
import { LONE_CHECKBOX_VALUE } from '@/features/answers/answer-rules'
import { inputName } from '../../answers-in-form'
import { controlId, errorProps } from '../../field-ids'
import { CheckBox } from './check-box'
import { FieldError } from './field-error'
import type { FieldProps } from './field-props'

const SHORT_OPTION = 28

export function CheckboxField({ field, draft, error }: FieldProps) {
  const { id, label, isRequired, options } = field
  const ticked = [draft ?? []].flat()
  const words = <FieldLabel label={label} isRequired={isRequired} />
  const input = { name: inputName(field), ...errorProps(id, error) }
  if (!options?.length) {
    return (
      <div className={FIELD}>
        <CheckBox
          {...input}
          id={controlId(id)}
          value={LONE_CHECKBOX_VALUE}
          defaultChecked={ticked.includes(LONE_CHECKBOX_VALUE)}
        >
          {words}
        </CheckBox>
        <FieldError fieldId={id} error={error} />
      </div>
    )
  }
  const isNarrow = options.every((option) => option.length <= SHORT_OPTION)
  return (
    <fieldset className="min-w-0">
      <legend className={`mb-2 ${LABEL}`}>{words}</legend>
      <div className={`grid gap-2 gap-x-(--gap) ${isNarrow ? 'sm:grid-cols-2' : ''}`}>
        {options.map((option, index) => (
          <CheckBox
            key={option}
            {...input}
            id={index === 0 ? controlId(id) : undefined}
            value={option}
            defaultChecked={ticked.includes(option)}
          >
            {option}
          </CheckBox>
        ))}
      </div>
      <div className="mt-2 empty:hidden">
        <FieldError fieldId={id} error={error} />
      </div>
    </fieldset>
  )
}
