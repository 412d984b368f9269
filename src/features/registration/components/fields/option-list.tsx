import type { InputHTMLAttributes } from 'react'
import { inputName } from '../../answers-in-form'
import { controlId } from '../../field-ids'
import { CheckBox } from './check-box'
import type { FieldProps } from './field-parts'
import { FieldNotes } from './field-parts'

const SHORT_OPTION = 28

interface OptionListProps extends Omit<FieldProps, 'draft'> {
  type: 'checkbox' | 'radio'
  chosen: readonly string[]
  /** Attributes of every input. */
  input?: InputHTMLAttributes<HTMLInputElement>
}

/** The options of a field, in two columns where they are short, and the notes below them. */
export function OptionList({ field, error, type, chosen, input }: OptionListProps) {
  const options = field.options ?? []
  const isNarrow = options.every((option) => option.length <= SHORT_OPTION)
  return (
    <>
      <div className={`grid gap-2 gap-x-(--gap) ${isNarrow ? 'sm:grid-cols-2' : ''}`}>
        {options.map((option, index) => (
          <CheckBox
            key={option}
            {...input}
            type={type}
            name={inputName(field)}
            id={index === 0 ? controlId(field.id) : undefined}
            value={option}
            defaultChecked={chosen.includes(option)}
          >
            {option}
          </CheckBox>
        ))}
      </div>
      <div className="mt-2 grid gap-2 empty:hidden">
        <FieldNotes field={field} error={error} />
      </div>
    </>
  )
}
