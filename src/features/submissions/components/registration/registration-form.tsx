import type { ComponentType, FormEvent } from 'react'
import { buttonStyles } from '@/components/site/button-styles'
import { isPostedNatively, NoteNativePost } from '@/components/site/native-post'
import { SendFailure } from '@/components/site/send-failure'
import { paths } from '@/lib/paths'
import { IDEMPOTENCY_KEY_NAME } from './answers-in-form'
import type { FieldProps } from './field-props'
import { toRows } from './field-rows'
import { FIELD_VIEWS } from './field-views'
import { RefusalAlert } from './refusal-alert'
import type { RegistrationState } from './registration-state'
import { RequiredNote } from './required-note'

interface RegistrationFormProps {
  state: RegistrationState
  onSubmit: (form: HTMLFormElement) => void
  onEdit: (input: EventTarget) => void
}

/**
 * A plain HTML form that posts by itself, without script or before it arrives. The inputs are
 * uncontrolled: what was typed before hydration is in the page, and stays there.
 */
export function RegistrationForm({ state, onSubmit, onEdit }: RegistrationFormProps) {
  const { form, draft, errors, refusal, failure, isSending, idempotencyKey } = state
  const hasFiles = form.fields.some(({ fieldType }) => fieldType === 'file')

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isPostedNatively(event.currentTarget)) return
    event.preventDefault()
    onSubmit(event.currentTarget)
  }

  return (
    <form
      method="post"
      action={paths.api.submit(form.slug)}
      encType="multipart/form-data"
      noValidate
      onSubmit={handleSubmit}
      onChange={(event) => onEdit(event.target)}
      aria-busy={isSending || undefined}
      className="grid min-w-0 gap-6"
    >
      <NoteNativePost />
      {/* Off: Firefox would bring back the key of an earlier form after a reload. */}
      <input
        type="hidden"
        name={IDEMPOTENCY_KEY_NAME}
        defaultValue={idempotencyKey}
        autoComplete="off"
      />
      {refusal !== null && (
        <RefusalAlert
          message={refusal}
          fields={form.fields}
          errors={state.errors}
          hasFiles={hasFiles}
        />
      )}
      <RequiredNote fields={form.fields} />
      {toRows(form.fields).map((row) => (
        <div
          key={row[0]?.id}
          className={row.length > 1 ? 'grid gap-6 sm:grid-cols-2 sm:gap-x-(--gap)' : 'grid min-w-0'}
        >
          {row.map((field) => {
            const View: ComponentType<FieldProps> = FIELD_VIEWS[field.fieldType]
            return (
              <View key={field.id} field={field} draft={draft[field.id]} error={errors[field.id]} />
            )
          })}
        </div>
      ))}
      <div className="grid gap-4 pt-2">
        {failure && <SendFailure message={failure} />}
        <button
          type="submit"
          // Not `disabled`: that would drop the keyboard focus to the top of the page.
          aria-disabled={isSending || undefined}
          className={`w-full ${buttonStyles('primary')}`}
        >
          {isSending ? 'Submitting...' : 'Submit Registration'}
        </button>
      </div>
    </form>
  )
}
