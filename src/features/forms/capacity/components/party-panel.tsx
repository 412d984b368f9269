import { Checkbox } from '@/components/ui/checkbox'
import { Panel, PanelHead } from '@/components/ui/panel'
import { Switch } from '@/components/ui/switch'
import { formatBytes } from '@/lib/text'
import { isQuestion } from '../../field-types'
import { FILE_LIMITS } from '../../limits'
import { findBirthField } from '../../party/adults'
import { nameFieldIdsOf } from '../../party/present-party'
import type { EventForm, FormField } from '../../schema'
import type { PartyDraft } from '../party-draft'
import { PlacesNumberField } from './number-field'
import { placesPartId } from './part-id'
import type { PlacesEditControls } from './use-places-edit'

const TITLE_ID = placesPartId('party')

const COUNTS = [
  ['min', 'Fewest people'],
  ['max', 'Most people'],
] as const

/** Returns a note about the limits of files, or null when a party can send at most one file. */
function fileNote(questions: readonly FormField[], { fieldIds, max }: PartyDraft) {
  const { files, bodyBytes } = FILE_LIMITS
  const asked = questions.filter(
    ({ id, fieldType }) => fieldType === 'file' && fieldIds.includes(id),
  )
  const most = asked.length * (Number(max) || 1)
  if (asked.length === 0 || most <= 1) return null
  return (
    <p className="text-sm font-medium text-text-2">
      {`One registration takes ${files} files and ${formatBytes(bodyBytes)} at most, for all people together.`}
      {most > files && ` With ${max} people it could be ${most}, which is refused.`}
    </p>
  )
}

interface PartyPanelProps {
  form: Pick<EventForm, 'fields' | 'nameFieldIds'>
  work: PlacesEditControls
  canEdit: boolean
}

export function PartyPanel({ form, work, canEdit }: PartyPanelProps) {
  const { draft, problems, change } = work
  const { party } = draft
  const names = nameFieldIdsOf(form.fields, form.nameFieldIds)
  const questions = form.fields.filter(isQuestion)
  const fieldIds = [...new Set([...names, ...party.fieldIds])]
  const born = findBirthField(questions, { fieldIds })
  const set = (part: Partial<PartyDraft>) => {
    const next = { ...party, fieldIds, ...part }
    const hasDay = findBirthField(questions, next) !== undefined
    change({ party: { ...next, needsAdult: next.needsAdult && hasDay } })
  }
  return (
    <Panel aria-labelledby={TITLE_ID}>
      <PanelHead title="Families and groups" titleId={TITLE_ID} />
      <fieldset disabled={!canEdit} className="grid gap-4 p-4">
        <legend className="sr-only">Families and groups</legend>
        <div>
          <Switch
            checked={party.isOn}
            onCheckedChange={(isOn) => set({ isOn })}
            disabled={!canEdit || questions.length === 0}
            label="Several people in one registration"
          />
          <p className="text-sm text-text-3">
            {party.isOn
              ? 'One of them fills in the form for all. Limits count people, and a group is never split.'
              : 'Each registration is for one person.'}
          </p>
        </div>
        {party.isOn && (
          <>
            <div className="grid max-w-120 gap-3.5 sm:grid-cols-2">
              {COUNTS.map(([name, label]) => (
                <PlacesNumberField
                  key={name}
                  name={`party-${name}`}
                  label={label}
                  error={problems.get(`party-${name}`)}
                  value={party[name]}
                  onValue={(value) => set({ [name]: value })}
                />
              ))}
            </div>
            <fieldset className="grid min-w-0">
              <legend className="mb-1 text-sm font-semibold">Asked of each person</legend>
              {questions.map(({ id, label }) => (
                <Checkbox
                  key={id}
                  label={names.includes(id) ? `${label} (always)` : label}
                  checked={fieldIds.includes(id)}
                  disabled={names.includes(id)}
                  onChange={({ target }) =>
                    set({
                      fieldIds: target.checked
                        ? [...fieldIds, id]
                        : fieldIds.filter((one) => one !== id),
                    })
                  }
                />
              ))}
              <p className="text-sm text-text-3">
                The other questions are asked once. Only the first person needs an email address or
                a phone number.
              </p>
              {fileNote(questions, { ...party, fieldIds })}
            </fieldset>
            <div>
              <Switch
                checked={party.needsAdult}
                onCheckedChange={(needsAdult) => set({ needsAdult })}
                disabled={!canEdit || !born}
                label="At least one adult"
              />
              <p className="text-sm text-text-3">
                {born
                  ? `18 or older by “${born.label}”.`
                  : 'For this, each person must be asked for the day of birth.'}
              </p>
            </div>
          </>
        )}
      </fieldset>
    </Panel>
  )
}
