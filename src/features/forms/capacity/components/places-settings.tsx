import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Panel, PanelHead } from '@/components/ui/panel'
import { Switch } from '@/components/ui/switch'
import { partId } from './part-id'
import type { PlacesWork } from './use-places-edit'

const TITLE_ID = partId('settings')

interface PlacesSettingsProps {
  work: PlacesWork
  canEdit: boolean
}

/** What happens when the places are taken, and what visitors read before that. */
export function PlacesSettings({ work, canEdit }: PlacesSettingsProps) {
  const { draft, problems, change } = work
  return (
    <Panel aria-labelledby={TITLE_ID}>
      <PanelHead title="When places run out" titleId={TITLE_ID} />
      <fieldset disabled={!canEdit} className="grid gap-4 p-4">
        <legend className="sr-only">When places run out</legend>
        <div>
          <Switch
            checked={draft.hasWaitingList}
            onCheckedChange={(hasWaitingList) => change({ hasWaitingList })}
            disabled={!canEdit}
            label="Waiting list"
          />
          <p className="text-sm text-text-3">
            {draft.hasWaitingList
              ? 'Who comes when all places are taken is registered with a number in the line.'
              : 'Who comes when all places are taken is not registered.'}
          </p>
        </div>
        <Field
          label="Show how many are left below"
          htmlFor={partId('showLeftBelow')}
          hint="Places of the whole form. Empty: never shown."
          error={problems.get('showLeftBelow')}
          className="max-w-80"
          optional
        >
          <Input
            id={partId('showLeftBelow')}
            inputMode="numeric"
            autoComplete="off"
            value={draft.showLeftBelow}
            onChange={({ target }) => change({ showLeftBelow: target.value })}
          />
        </Field>
      </fieldset>
    </Panel>
  )
}
