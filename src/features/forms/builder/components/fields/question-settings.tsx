import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { DraftField, DraftFieldProblems } from '../../draft-fields'
import { fieldPartId } from './field-parts'

interface AskingProps {
  field: DraftField
  problems: DraftFieldProblems
  onChange: (change: Partial<DraftField>) => void
}

export function QuestionSettings({ field, problems, onChange }: AskingProps) {
  const id = fieldPartId(field.key, 'helpText')
  return (
    <>
      <Field label="Help text" htmlFor={id} error={problems.helpText} optional>
        <Input
          id={id}
          value={field.helpText}
          autoComplete="off"
          onChange={(event) => onChange({ helpText: event.target.value })}
        />
      </Field>
      <Checkbox
        label="Required"
        className="self-end md:min-h-9"
        checked={field.isRequired}
        onChange={(event) => onChange({ isRequired: event.target.checked })}
      />
      <Checkbox
        label="Sensitive: half-filled answers leave a device after a day"
        className="md:col-span-2"
        checked={field.isSensitive}
        onChange={(event) => onChange({ isSensitive: event.target.checked })}
      />
    </>
  )
}
