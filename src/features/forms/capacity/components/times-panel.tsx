import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Panel, PanelHead } from '@/components/ui/panel'
import { getDayOrTimeInputProps } from '../../half-typed'
import type { EventForm } from '../../schema'
import { TIME_SETTING_NAMES } from '../places-draft'
import { placesPartId } from './part-id'
import type { PlacesEditControls } from './use-places-edit'

const TITLE_ID = placesPartId('times')

const WORDS: Record<(typeof TIME_SETTING_NAMES)[number], { label: string; hint: string }> = {
  opensAt: { label: 'Opens', hint: 'Manila time. Empty: at once.' },
  closesAt: {
    label: 'Closes',
    hint: 'Manila time. A form that somebody has open by then can be sent for 15 more minutes.',
  },
  changeUntil: {
    label: 'People can change their answers until',
    hint: 'Manila time, by the link that everybody gets. Empty: until the form closes.',
  },
}

interface TimesPanelProps {
  form: Pick<EventForm, 'isActive'>
  work: PlacesEditControls
  canEdit: boolean
}

export function OpeningTimesPanel({
  form,
  work: { draft, problems, change },
  canEdit,
}: TimesPanelProps) {
  return (
    <Panel aria-labelledby={TITLE_ID}>
      <PanelHead title="Times" titleId={TITLE_ID} />
      <fieldset disabled={!canEdit} className="grid gap-4 p-4">
        <legend className="sr-only">Times</legend>
        {!form.isActive && (
          <p className="text-text-2">
            This form is inactive, so visitors cannot see it, whatever its times.
          </p>
        )}
        <div className="grid gap-3.5 sm:grid-cols-2">
          {TIME_SETTING_NAMES.map((name) => (
            <Field
              key={name}
              {...WORDS[name]}
              htmlFor={placesPartId(name)}
              error={problems.get(name)}
              optional
            >
              <Input
                id={placesPartId(name)}
                type="datetime-local"
                max="9999-12-31T23:59"
                {...getDayOrTimeInputProps(draft[name], (value) => change({ [name]: value }))}
              />
            </Field>
          ))}
        </div>
      </fieldset>
    </Panel>
  )
}
