import type { ComponentType } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input, NativeSelect, Textarea } from '@/components/ui/input'
import { FIELD_TYPE_TRAITS, type FieldType } from '../../field-types'
import { FORM_LIMITS } from '../../limits'
import { listOfferedOptions } from '../../offered-options'
import { choiceLabel, isOtherChoice, listChoices, OTHER_CHOICE } from '../../other-choice'
import type { FormField } from '../../schema'
import { OtherTextInput } from './other-text'
import { ProvinceTownInput } from './province-town-input'

export type TypedAnswer = string | string[]
type Control = (typeof FIELD_TYPE_TRAITS)[FieldType]['control']

interface AnswerInputProps {
  id: string
  field: Pick<FormField, 'label' | 'fieldType' | 'isRequired' | 'options' | 'hasOther' | 'helpText'>
  value: TypedAnswer
  onChange: (value: TypedAnswer) => void
  error: string | undefined
}

const Line = ({ id, field, value, onChange }: AnswerInputProps) => (
  <Input
    {...FIELD_TYPE_TRAITS[field.fieldType].line}
    id={id}
    // `off`, because the browser could otherwise fill in the data of the member of staff instead of
    // the registrant's.
    autoComplete="off"
    maxLength={FORM_LIMITS.answer}
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

const offered = (options: FormField['options'], value: TypedAnswer) =>
  [...new Set([...(options ?? []), ...[value].flat()])].filter(Boolean)

function Choice({ id, field, value, onChange }: AnswerInputProps) {
  const text = String(value)
  const isWritten = Boolean(field.hasOther && text) && isOtherChoice(field, text)
  const options = field.hasOther ? listChoices(field) : offered(field.options, value)
  return (
    <div className="grid gap-1.5">
      <NativeSelect
        id={id}
        value={isWritten ? OTHER_CHOICE : text}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Nothing chosen</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {choiceLabel(option)}
          </option>
        ))}
      </NativeSelect>
      {isWritten && <OtherTextInput field={field} text={text} onText={onChange} />}
    </div>
  )
}

function Choices({ id, field, value, onChange }: AnswerInputProps) {
  const ticked = [value].flat().filter(Boolean)
  const written = field.hasOther ? ticked.find((one) => isOtherChoice(field, one)) : undefined
  const others = ticked.filter((one) => one !== written)
  const options = [
    ...offered(listOfferedOptions(field), others),
    ...(field.hasOther ? [OTHER_CHOICE] : []),
  ]
  const isTicked = (option: string) =>
    option === OTHER_CHOICE ? written !== undefined : ticked.includes(option)
  const toggle = (option: string) =>
    onChange(
      isTicked(option)
        ? ticked.filter((one) => one !== (option === OTHER_CHOICE ? written : option))
        : [...ticked, option],
    )
  return (
    <fieldset id={id} className="flex min-w-0 flex-wrap gap-x-4">
      <legend className="sr-only">{field.label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={choiceLabel(option)}
          checked={isTicked(option)}
          onChange={() => toggle(option)}
        />
      ))}
      {written !== undefined && (
        <OtherTextInput
          field={field}
          text={written}
          onText={(text) => onChange([...others, text])}
        />
      )}
    </fieldset>
  )
}

const Nothing = () => null

const INPUTS: Record<Control, ComponentType<AnswerInputProps>> = {
  line: Line,
  paragraphs: LongText,
  choice: Choice,
  choices: Choices,
  radios: Choice,
  agreement: Choices,
  place: ProvinceTownInput,
  file: Nothing,
  heading: Nothing,
  note: Nothing,
}

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

export const toTypedAnswer = (answer: unknown): TypedAnswer =>
  Array.isArray(answer) ? answer.map(String) : typeof answer === 'string' ? answer : ''
