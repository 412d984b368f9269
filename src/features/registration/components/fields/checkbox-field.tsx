import type { InputHTMLAttributes, ReactNode } from 'react'
import { FIELD, LABEL } from '@/components/site/control-styles'
import { FieldLabel } from '@/components/site/field-parts'
import { LONE_CHECKBOX_VALUE } from '@/features/forms/offered-options'
import { inputName } from '../../answers-in-form'
import { controlId, helpId, noteProps } from '../../field-ids'
import type { FieldProps } from './field-parts'
import { FieldNotes } from './field-parts'

const SHORT_OPTION = 28

export function CheckboxField({ field, draft, error }: FieldProps) {
  const { id, label, helpText, isRequired, options } = field
  const ticked = [draft ?? []].flat()
  const words = <FieldLabel label={label} isRequired={isRequired} />
  const name = inputName(field)
  if (!options?.length) {
    return (
      <div className={FIELD}>
        <CheckBox
          {...noteProps(field, error)}
          name={name}
          id={controlId(id)}
          value={LONE_CHECKBOX_VALUE}
          defaultChecked={ticked.includes(LONE_CHECKBOX_VALUE)}
        >
          {words}
        </CheckBox>
        <FieldNotes field={field} error={error} />
      </div>
    )
  }
  const isNarrow = options.every((option) => option.length <= SHORT_OPTION)
  return (
    <fieldset className="min-w-0" aria-describedby={helpText ? helpId(id) : undefined}>
      <legend className={`mb-2 ${LABEL}`}>{words}</legend>
      <div className={`grid gap-2 gap-x-(--gap) ${isNarrow ? 'sm:grid-cols-2' : ''}`}>
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

interface CheckBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  children: ReactNode
}

/** One option; pressing anywhere in its row ticks it. */
export function CheckBox({ children, ...input }: CheckBoxProps) {
  return (
    <label className="flex min-h-13 min-w-0 cursor-pointer items-center gap-3 rounded-control border border-control-line bg-surface px-4 py-2.5 text-[1rem] leading-[1.3] font-medium hover:border-text-2 has-aria-invalid:border-error has-aria-invalid:bg-error-bg has-checked:border-action has-checked:shadow-[inset_0_0_0_1px_var(--action)]">
      <input type="checkbox" {...input} className="check-mark" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  )
}
