import { Copy } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, NativeSelect, Textarea } from '@/components/ui/input'
import { fieldNameOf } from '../../../field-properties'
import {
  FIELD_TYPE_TRAITS,
  type FieldType,
  isQuestion,
  SPECIFIED_FIELD_TYPES,
} from '../../../field-types'
import type { DraftField, DraftFieldProblems } from '../../draft-fields'
import { fieldPartId } from './field-parts'
import { LimitsEditor } from './limits-editor'
import { OptionsField } from './options-field'
import { QuestionSettings } from './question-settings'
import { ShowWhenEditor } from './show-when-editor'

interface FieldEditorProps {
  field: DraftField
  earlier: readonly DraftField[]
  problems: DraftFieldProblems
  canEdit: boolean
  onChange: (change: Partial<DraftField>) => void
  onRetype: (fieldType: FieldType) => void
  onDuplicate: () => void
  onAddNext: (() => void) | null
  onLeaveOptions: (before: string) => void
}

export function FieldEditor({
  field,
  earlier,
  problems,
  canEdit,
  onChange,
  onRetype,
  onDuplicate,
  onAddNext,
  onLeaveOptions,
}: FieldEditorProps) {
  const traits = FIELD_TYPE_TRAITS[field.fieldType]
  const idOf = (part: keyof DraftField | 'editor') => fieldPartId(field.key, part)
  return (
    <fieldset
      id={idOf('editor')}
      disabled={!canEdit}
      className="grid gap-3.5 px-4 pt-1.5 pb-4 md:grid-cols-2 md:pl-11.5"
    >
      <legend className="sr-only">{fieldNameOf(field)}</legend>
      <Field label="Label" htmlFor={idOf('label')} error={problems.label} required>
        <Input
          id={idOf('label')}
          value={field.label}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            if (field.label.trim()) onAddNext?.()
          }}
          onChange={(event) => onChange({ label: event.target.value })}
        />
      </Field>
      <Field label="Type" htmlFor={idOf('fieldType')}>
        <NativeSelect
          id={idOf('fieldType')}
          value={field.fieldType}
          onChange={(event) => onRetype(event.target.value as FieldType)}
        >
          {[...new Set([...SPECIFIED_FIELD_TYPES, field.fieldType])].map((fieldType) => (
            <option key={fieldType} value={fieldType}>
              {FIELD_TYPE_TRAITS[fieldType].label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {traits.hasPlaceholder && (
        <Field
          label="Placeholder"
          htmlFor={idOf('placeholder')}
          error={problems.placeholder}
          optional
        >
          <Input
            id={idOf('placeholder')}
            value={field.placeholder}
            autoComplete="off"
            onChange={(event) => onChange({ placeholder: event.target.value })}
          />
        </Field>
      )}
      {isQuestion(field) ? (
        <QuestionSettings field={field} problems={problems} onChange={onChange} />
      ) : (
        <Field
          label="Text"
          htmlFor={idOf('helpText')}
          error={problems.helpText}
          className="md:col-span-2"
          optional
        >
          <Textarea
            id={idOf('helpText')}
            rows={4}
            value={field.helpText}
            onChange={(event) => onChange({ helpText: event.target.value })}
          />
        </Field>
      )}
      {traits.hasOptions && (
        <OptionsField
          id={idOf('optionsText')}
          text={field.optionsText}
          error={problems.optionsText}
          onChange={(optionsText) => onChange({ optionsText })}
          onLeave={onLeaveOptions}
        />
      )}
      <LimitsEditor field={field} problems={problems} onChange={onChange} />
      <ShowWhenEditor
        field={field}
        earlier={earlier}
        error={problems.showWhen}
        canEdit={canEdit}
        onChange={(showWhen) => onChange({ showWhen })}
      />
      {canEdit && (
        <Button variant="line" onClick={onDuplicate} className="justify-self-start md:col-span-2">
          <Copy aria-hidden strokeWidth={1.75} />
          Duplicate
        </Button>
      )}
    </fieldset>
  )
}
