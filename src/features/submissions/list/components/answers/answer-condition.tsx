import { useTypedValue } from '@/components/portal/use-typed-value'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input, NativeSelect } from '@/components/ui/input'
import { FIELD_TYPE_TRAITS } from '@/features/forms/field-types'
import { choiceLabel, listChoices } from '@/features/forms/other-choice'
import { findProvinceByText } from '@/features/forms/places/provinces'
import { provinces } from '@/features/forms/places/provinces.json'
import type { FormField } from '@/features/forms/schema'
import { ANSWER_FILTER_LIMITS, type AnswerFilter } from '../../../answer-filters'
import { DateField } from '../date-field'

interface ConditionProps {
  filter: AnswerFilter
  onFilter: (filter: AnswerFilter) => void
}

export function AnswerCondition({ field, ...condition }: ConditionProps & { field: FormField }) {
  const { hasOptions, cell, control } = FIELD_TYPE_TRAITS[field.fieldType]
  const isPlace = control === 'place'
  return (
    <div className="grid content-start gap-3">
      {isPlace && <Provinces label={field.label} {...condition} />}
      {hasOptions ? (
        <Choices field={field} {...condition} />
      ) : cell === 'date' ? (
        <Days {...condition} />
      ) : (
        cell !== 'file' && <Words label={field.label} hasFocus={!isPlace} {...condition} />
      )}
      <Given {...condition} />
    </div>
  )
}

function Provinces({ label, filter, onFilter }: ConditionProps & { label: string }) {
  const [chosen = ''] = filter.is
  return (
    <Field label={`${label} is in`} htmlFor="answer-province" className="sm:max-w-80">
      <NativeSelect
        id="answer-province"
        autoFocus
        value={findProvinceByText(chosen)?.slug ?? ''}
        onChange={({ target }) => onFilter({ ...filter, is: target.value ? [target.value] : [] })}
      >
        <option value="">Any province</option>
        {provinces.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

function Choices({ field, filter, onFilter }: ConditionProps & { field: FormField }) {
  const offered = listChoices(field)
  // Also lists choices in the filter that the form no longer offers; a link may contain them.
  const options = [...new Set([...offered, ...filter.is])]
  const toggle = (option: string) =>
    onFilter({
      ...filter,
      is: options.filter((one) => filter.is.includes(one) !== (one === option)),
    })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">
        {field.label} {field.fieldType === 'checkbox' ? 'has any of' : 'is any of'}
      </legend>
      <div className="relative grid max-h-60 grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 overflow-y-auto">
        {options.map((option) => (
          <Checkbox
            key={option}
            label={<span className="wrap-anywhere">{choiceLabel(option)}</span>}
            checked={filter.is.includes(option)}
            onChange={() => toggle(option)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const Days = ({ filter, onFilter }: ConditionProps) => (
  <div className="grid gap-3 sm:max-w-80 sm:grid-cols-2">
    <DateField
      id="answer-from"
      label="From"
      day={filter.from}
      onDay={(from) => onFilter({ ...filter, from })}
    />
    <DateField
      id="answer-to"
      label="Up to"
      day={filter.to}
      onDay={(to) => onFilter({ ...filter, to })}
    />
  </div>
)

interface WordsProps extends ConditionProps {
  label: string
  hasFocus: boolean
}

function Words({ label, hasFocus, filter, onFilter }: WordsProps) {
  const onCommit = (has: string) => onFilter({ ...filter, has })
  const [text, setText] = useTypedValue({ value: filter.has, onCommit })
  return (
    <Field label={`${label} contains`} htmlFor="answer-has" className="sm:max-w-80">
      <Input
        id="answer-has"
        autoFocus={hasFocus}
        value={text}
        maxLength={ANSWER_FILTER_LIMITS.length}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
    </Field>
  )
}

const GIVEN = { any: 'Given or not', yes: 'Only given', no: 'Only not given' } as const

function Given({ filter, onFilter }: ConditionProps) {
  const value = filter.given === null ? 'any' : filter.given ? 'yes' : 'no'
  return (
    <Field label="Answer" htmlFor="answer-given" className="sm:max-w-80">
      <NativeSelect
        id="answer-given"
        value={value}
        onChange={({ target }) =>
          onFilter({ ...filter, given: target.value === 'any' ? null : target.value === 'yes' })
        }
      >
        {Object.entries(GIVEN).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
