import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { FileInput } from '@/components/ui/input'
import { AnswerInput } from '@/features/forms/components/answers/answer-input'
import type { FormField } from '@/features/forms/schema'
import { byHandInputId, type useByHandForm } from './use-by-hand'

interface ByHandFieldProps {
  field: FormField
  person: ReturnType<typeof useByHandForm>
}

/**
 * One field of `ByHandForm`. The caller must set a new React key for each registration, because a
 * chosen file or half-typed date disappears only when React replaces the input.
 */
export function ByHandField({ field, person }: ByHandFieldProps) {
  const isNotKnown = person.notKnown.has(field.id)
  const shown = { ...field, isRequired: field.isRequired && !isNotKnown }
  return (
    <div className="grid gap-1.5">
      <fieldset disabled={isNotKnown} className="min-w-0 disabled:opacity-60">
        <Input field={shown} person={person} />
      </fieldset>
      {field.isRequired && (
        <Checkbox
          label={<span className="text-sm font-normal text-text-2">Not known</span>}
          aria-label={`Not known: ${field.label}`}
          checked={isNotKnown}
          onChange={({ target }) => person.markNotKnown(field.id, target.checked)}
        />
      )}
    </div>
  )
}

export const ByHandText = ({ field }: { field: FormField }) => (
  <div className="grid gap-1 border-t border-line pt-4">
    <h2 className="font-semibold wrap-anywhere">{field.label}</h2>
    {field.helpText && (
      <p className="text-sm whitespace-pre-line text-text-2 wrap-anywhere">{field.helpText}</p>
    )}
  </div>
)

/** Puts the chosen file into an input that was rendered again after a person was removed. */
const showFile = (file: File | undefined) => (input: HTMLInputElement | null) => {
  if (!input || !file || input.files?.length) return
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
}

function Input({ field, person }: ByHandFieldProps) {
  const id = byHandInputId(field.id)
  const error = person.errors[field.id]
  if (field.fieldType !== 'file') {
    return (
      <AnswerInput
        // A new key replaces the input, and with it a date that was typed halfway.
        key={`${person.notKnown.has(field.id)}`}
        id={id}
        field={field}
        value={person.answers[field.id] ?? ''}
        onChange={(value) => person.setAnswer(field.id, value)}
        error={error}
      />
    )
  }
  return (
    <Field
      label={field.label}
      htmlFor={id}
      hint={field.helpText || undefined}
      error={error}
      required={field.isRequired}
    >
      <FileInput
        id={id}
        ref={showFile(person.files.get(field.id))}
        onChange={({ target }) => person.setFile(field.id, target.files?.[0])}
      />
    </Field>
  )
}
