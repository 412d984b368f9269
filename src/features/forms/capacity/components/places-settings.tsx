import { Panel, PanelHead } from '@/components/ui/panel'
import { Switch } from '@/components/ui/switch'
import { DEFAULT_OFFER_HOURS } from '../schema'
import { PlacesNumberField } from './number-field'
import { placesPartId } from './part-id'
import type { PlacesEditControls } from './use-places-edit'

const TITLE_ID = placesPartId('settings')

interface PlacesSettingsProps {
  work: PlacesEditControls
  canEdit: boolean
}

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
              ? 'Once all places are taken, people are registered with a number in the line.'
              : 'Once all places are taken, registrations are refused.'}
          </p>
        </div>
        {draft.hasWaitingList && (
          <PlacesNumberField
            name="offerHours"
            label="Hours to answer an offer"
            hint={`A free place is offered to the next in line by email. 9\u00a0PM to 7\u00a0AM does not count. Empty: ${DEFAULT_OFFER_HOURS}.`}
            error={problems.get('offerHours')}
            className="max-w-80"
            optional
            value={draft.offerHours}
            onValue={(offerHours) => change({ offerHours })}
          />
        )}
        <PlacesNumberField
          name="showLeftBelow"
          label="Show how many are left below"
          hint="Of the whole form, and beside each limited option. Empty: never shown."
          error={problems.get('showLeftBelow')}
          className="max-w-80"
          optional
          value={draft.showLeftBelow}
          onValue={(showLeftBelow) => change({ showLeftBelow })}
        />
      </fieldset>
    </Panel>
  )
}
