import type { ComponentType } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input, NativeSelect, Textarea } from '@/components/ui/input'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'
import { offeredOptions } from '@/features/forms/offered-options'
import type { FormField } from '@/features/forms/schema'

export type TypedAnswer = string | string[]
type Control = (typeof FIELD_TYPE_TRAITS)[FieldType]['control']

interface AnswerInputProps {
  /** The id of the control, for its label. */
  id: string
  field: Pick<FormField, 'label' | 'fieldType' | 'isRequired' | 'options' | 'helpText'>
  value: TypedAnswer
  onChange: (value: TypedAnswer) => void
  error: string | undefined
}

const Line = ({ id, field, value, onChange }: AnswerInputProps) => (
  <Input
    {...FIELD_TYPE_TRAITS[field.fieldType].line}
    id={id}
    // Otherwise the browser would fill in the staff member's own data.
    autoComplete="off"
    maxLength={REGISTRATION_LIMITS.textLength}
    value={String(value)}
    onChange={({ target }) => onChange(target.value)}
  />
)

const LongText = ({ id, value, onChange }: AnswerInputProps) => (
  <Textarea
    id={id}
    rows={4}
    value={String(value)}
    onChange={({ target }) => onChange(target.value)}
  />
)

/** The options to offer: those of the form, and chosen ones that the form no longer has. */
const offered = (options: FormField['options'], value: TypedAnswer) =>
  [...new Set([...(options ?? []), ...[value].flat()])].filter(Boolean)

const Choice = ({ id, field, value, onChange }: AnswerInputProps) => (
  <NativeSelect id={id} value={String(value)} onChange={({ target }) => onChange(target.value)}>
    <option value="">Nothing chosen</option>
    {offered(field.options, value).map((option) => (
      <option key={option} value={option}>
        {option}
      </option>
    ))}
  </NativeSelect>
)

function Choices({ id, field, value, onChange }: AnswerInputProps) {
  const ticked = [value].flat().filter(Boolean)
  const options = offered(offeredOptions(field), value)
  const toggle = (option: string) =>
    onChange(ticked.includes(option) ? ticked.filter((one) => one !== option) : [...ticked, option])
  return (
    <fieldset id={id} className="flex min-w-0 flex-wrap gap-x-4">
      <legend className="sr-only">{field.label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={option}
          checked={ticked.includes(option)}
          onChange={() => toggle(option)}
        />
      ))}
    </fieldset>
  )
}

/** Files have no typed input, and headings and notes no answer; callers never render one. */
const Nothing = () => null

const INPUTS: Record<Control, ComponentType<AnswerInputProps>> = {
  line: Line,
  paragraphs: LongText,
  choice: Choice,
  choices: Choices,
  radios: Choice,
  agreement: Choices,
  file: Nothing,
  heading: Nothing,
  note: Nothing,
}

/**
 * The input in which staff type an answer, for a correction or when adding a registration by hand.
 */
export function AnswerInput(props: AnswerInputProps) {
  const { id, field, error } = props
  const View = INPUTS[FIELD_TYPE_TRAITS[field.fieldType].control]
  return (
    <Field
      label={field.label}
      htmlFor={id}
      hint={field.helpText || undefined}
      error={error}
      required={field.isRequired}
    >
      <View {...props} />
    </Field>
  )
}

/** The value with which an input starts, from the stored answer. */
export const toTyped = (answer: unknown): TypedAnswer =>
  Array.isArray(answer) ? answer.map(String) : typeof answer === 'string' ? answer : ''
