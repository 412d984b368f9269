import type { Dispatch } from 'react'
import { Panel, PanelHead } from '@/components/ui/panel'
import { paths } from '@/lib/paths'
import { FormActiveSwitch } from '../../components/form-switch'
import type { EventForm } from '../../schema'
import type { BuilderAction } from '../builder'
import type { BuilderState } from '../builder-state'
import { DetailsForm } from './details-form'

interface FormPanelProps {
  form: EventForm
  state: BuilderState
  canEdit: boolean
  dispatch: Dispatch<BuilderAction>
}

function whyNotFound({ isActive, fields }: EventForm): string | undefined {
  const shows = 'this address shows “Form Not Found” until'
  if (!isActive) return `Closed: ${shows} the form is active.`
  return fields.length === 0 ? `No field is saved yet: ${shows} it has one.` : undefined
}

export function FormPanel({ form, state, canEdit, dispatch }: FormPanelProps) {
  const reason = whyNotFound(form)
  return (
    <Panel aria-labelledby="form-panel">
      <PanelHead title="Form" titleId="form-panel">
        <FormActiveSwitch form={form} disabled={!canEdit} />
      </PanelHead>
      {canEdit ? (
        <DetailsForm state={state} addressHint={reason} dispatch={dispatch} />
      ) : (
        <dl className="grid gap-3.5 p-4">
          <Fact label="Link" value={paths.form(form.slug)} hint={reason} />
          <Fact label="Description" value={form.description} />
          <Fact label="While it is closed" value={form.closedText} />
          <Fact label="After a registration" value={form.thanksText} />
          <Fact label="Sections" value={form.hasSteps ? 'One at a time' : null} />
        </dl>
      )}
    </Panel>
  )
}

interface FactProps {
  label: string
  value: string | null
  hint?: string
}

const Fact = ({ label, value, hint }: FactProps) =>
  value && (
    <div className="grid gap-1.5">
      <dt className="text-sm font-semibold">{label}</dt>
      <dd className="max-h-60 overflow-y-auto whitespace-pre-line text-text-3 wrap-anywhere">
        {value}
      </dd>
      {hint && <dd className="text-sm text-text-3">{hint}</dd>}
    </div>
  )
