import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input, NativeSelect, Textarea } from '@/components/ui/input'
import { FIELD_TYPE_TRAITS } from '../../field-types'
import { offeredOptions } from '../../offered-options'
import type { FormField } from '../../schema'

interface PrefillFieldProps {
  field: FormField
  answer: string | string[]
  onChange: (answer: string | string[]) => void
}

/** The answer to one field of a link; blank leaves it to the visitor. */
export function PrefillField({ field, answer, onChange }: PrefillFieldProps) {
  const id = `prefill-${field.id}`
  const { control, line } = FIELD_TYPE_TRAITS[field.fieldType]
  if (control === 'choices') return <Boxes field={field} answer={answer} onChange={onChange} />
  const input = {
    id,
    value: [answer].flat()[0] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <Field label={field.label} htmlFor={id}>
      {field.options ? (
        <NativeSelect {...input}>
          <option value="">Nothing</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </NativeSelect>
      ) : control === 'paragraphs' ? (
        <Textarea rows={2} {...input} />
      ) : (
        <Input {...line} autoComplete="off" {...input} />
      )}
    </Field>
  )
}

function Boxes({ field, answer, onChange }: PrefillFieldProps) {
  const chosen = [answer].flat()
  const toggle = (option: string, isChosen: boolean) =>
    onChange(
      offeredOptions(field).filter((one) => (one === option ? isChosen : chosen.includes(one))),
    )
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold wrap-anywhere">{field.label}</legend>
      {offeredOptions(field).map((option) => (
        <Checkbox
          key={option}
          label={<span className="wrap-anywhere">{option}</span>}
          checked={chosen.includes(option)}
          onChange={({ target }) => toggle(option, target.checked)}
        />
      ))}
    </fieldset>
  )
}
