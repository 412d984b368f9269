import { Panel, PanelHead } from '@/components/ui/panel'
import { paths } from '@/lib/paths'
import type { EventForm } from '../../schema'
import { FormSwitch } from '../list/form-switch'

interface FormPanelProps {
  form: EventForm
  canEdit: boolean
}

/** A form without a field is open to nobody, whatever its switch says. */
function whyNotFound({ isActive, fields }: EventForm): readonly [string?, string?] {
  if (!isActive) return ['Closed:', 'the form is active']
  return fields.length === 0 ? ['No field is saved yet:', 'it has one'] : []
}

export function FormPanel({ form, canEdit }: FormPanelProps) {
  const [reason, until] = whyNotFound(form)
  return (
    <Panel aria-labelledby="form-panel">
      <PanelHead title="Form" titleId="form-panel">
        <FormSwitch form={form} disabled={!canEdit} />
      </PanelHead>
      <dl className="grid gap-3.5 p-4">
        <div className="grid gap-1.5">
          <dt className="text-sm font-semibold">Address</dt>
          <dd className="text-text-3 wrap-anywhere">{paths.form(form.slug)}</dd>
          {reason && (
            <dd className="text-sm text-text-3">
              {reason} this address shows “Form Not Found” until {until}.
            </dd>
          )}
        </div>
        {form.description && (
          <div className="grid gap-1.5">
            <dt className="text-sm font-semibold">Description</dt>
            <dd className="max-h-60 overflow-y-auto whitespace-pre-line text-text-3 wrap-anywhere">
              {form.description}
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}
