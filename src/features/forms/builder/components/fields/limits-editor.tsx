import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { AnswerLimits } from '../../../answer-limits'
import { FIELD_TYPE_TRAITS } from '../../../field-types'
import { getDayOrTimeInputProps } from '../../../half-typed'
import { ANSWER_ORDERS } from '../../../orders'
import type { DraftField, DraftFieldProblems } from '../../draft-fields'
import { fieldPartId } from './field-parts'

interface LimitsEditorProps {
  field: DraftField
  problems: DraftFieldProblems
  onChange: (change: Partial<DraftField>) => void
}

const toCount = (text: string) => (text === '' ? null : Number(text))

export function LimitsEditor({ field, problems, onChange }: LimitsEditorProps) {
  const { limits, order, line } = FIELD_TYPE_TRAITS[field.fieldType]
  const bound = (name: 'min' | 'max', label: string) => (
    <Limit field={field} name={name} label={label} error={problems[name]}>
      <Input
        {...line}
        id={fieldPartId(field.key, name)}
        autoComplete="off"
        {...getDayOrTimeInputProps(`${field[name] ?? ''}`, (value) =>
          onChange({ [name]: value || null }),
        )}
      />
    </Limit>
  )
  const count = (name: 'minChosen' | 'maxChosen', label: string) => (
    <Limit field={field} name={name} label={label} error={problems[name]}>
      <Input
        type="number"
        min={1}
        id={fieldPartId(field.key, name)}
        value={field[name] ?? ''}
        autoComplete="off"
        onChange={({ target }) => onChange({ [name]: toCount(target.value) })}
      />
    </Limit>
  )
  if (limits.length === 0) return null
  return (
    <div className="grid gap-3.5 sm:grid-cols-2 md:col-span-2">
      {order && bound('min', ANSWER_ORDERS[order].limits.min)}
      {order && bound('max', ANSWER_ORDERS[order].limits.max)}
      {limits.includes('hasOther') && (
        <Checkbox
          label="“Other…”: visitors can write an answer of their own"
          className="sm:col-span-2"
          checked={field.hasOther === true}
          onChange={({ target }) => onChange({ hasOther: target.checked || null })}
        />
      )}
      {limits.includes('minChosen') && count('minChosen', 'Choose at least')}
      {limits.includes('maxChosen') && count('maxChosen', 'Choose at most')}
      {limits.includes('unit') && (
        <Limit field={field} name="unit" label="Unit" error={problems.unit}>
          <Input
            id={fieldPartId(field.key, 'unit')}
            value={field.unit ?? ''}
            autoComplete="off"
            onChange={({ target }) => onChange({ unit: target.value || null })}
          />
        </Limit>
      )}
      {limits.includes('decimals') && (
        <Checkbox
          label="Decimals are allowed"
          className="self-end md:min-h-9"
          checked={field.decimals === true}
          onChange={({ target }) => onChange({ decimals: target.checked || null })}
        />
      )}
    </div>
  )
}

interface LimitProps {
  field: DraftField
  name: keyof AnswerLimits
  label: string
  error: string | undefined
  children: React.ReactNode
}

const Limit = ({ field, name, label, error, children }: LimitProps) => (
  <Field label={label} htmlFor={fieldPartId(field.key, name)} error={error} optional>
    {children}
  </Field>
)
