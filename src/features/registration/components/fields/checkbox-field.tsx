import { LABEL } from '@/components/site/control-styles'
import { FieldLabel } from '@/components/site/field-parts'
import { inputName } from '../../answers-in-form'
import { controlId, helpId, noteProps } from '../../field-ids'
import { AgreementField } from './agreement-field'
import { CheckBox } from './check-box'
import type { FieldProps } from './field-parts'
import { FieldNotes } from './field-parts'

const SHORT_OPTION = 28

/** Whether two options fit beside each other. */
export const isNarrow = (options: readonly string[]) =>
  options.every((option) => option.length <= SHORT_OPTION)

export function CheckboxField({ field, draft, error }: FieldProps) {
  const { id, label, helpText, isRequired, options } = field
  const ticked = [draft ?? []].flat()
  const words = <FieldLabel label={label} isRequired={isRequired} />
  const name = inputName(field)
  if (!options?.length) return <AgreementField field={field} draft={draft} error={error} />
  return (
    <fieldset className="min-w-0" aria-describedby={helpText ? helpId(id) : undefined}>
      <legend className={`mb-2 ${LABEL}`}>{words}</legend>
      <div className={`grid gap-2 gap-x-(--gap) ${isNarrow(options) ? 'sm:grid-cols-2' : ''}`}>
        {options.map((option, index) => (
          <CheckBox
            key={option}
            {...noteProps({ id }, error)}
            name={name}
            id={index === 0 ? controlId(id) : undefined}
            value={option}
            defaultChecked={ticked.includes(option)}
          >
            {option}
          </CheckBox>
        ))}
      </div>
      <div className="mt-2 grid gap-2 empty:hidden">
        <FieldNotes field={field} error={error} />
      </div>
    </fieldset>
  )
}
