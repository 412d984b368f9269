import type { Dispatch } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { Panel, PanelHead } from '@/components/ui/panel'
import { Switch } from '@/components/ui/switch'
import { PRIVACY_LIMITS } from '../../privacy'
import type { EventForm } from '../../schema'
import type { BuilderAction } from '../builder'
import type { BuilderState } from '../builder-state'
import { isSameRetention } from '../privacy-draft'
import { RetentionFields } from './retention-fields'

interface PrivacyPanelProps {
  form: EventForm
  state: Pick<BuilderState, 'privacy' | 'saved' | 'problems'>
  canEdit: boolean
  dispatch: Dispatch<BuilderAction>
}

const TITLE_ID = 'privacy-panel'

const PARTS: Record<string, string> = {
  'retention.days': 'retention-days',
  'retention.eventDay': 'retention-day',
}

export const privacyPartId = (path: string) => PARTS[path] ?? 'privacy-notice'

export function PrivacyPanel({ form, state, canEdit, dispatch }: PrivacyPanelProps) {
  const { notice, retention } = state.privacy
  const problems = state.problems.privacy
  const { version } = form.privacy.notice
  const changeNotice = (change: Partial<typeof notice>) =>
    dispatch({ type: 'privacyChanged', change: { notice: { ...notice, ...change } } })
  return (
    <Panel aria-labelledby={TITLE_ID}>
      <PanelHead title="Privacy" titleId={TITLE_ID} />
      <fieldset disabled={!canEdit} className="grid gap-4 p-4">
        <legend className="sr-only">Privacy</legend>
        <Switch
          checked={notice.isOn}
          onCheckedChange={(isOn) => changeNotice({ isOn })}
          disabled={!canEdit}
          label="Visitors agree to a notice"
        />
        {notice.isOn && (
          <Field
            label="Notice"
            htmlFor={privacyPartId('notice.text')}
            error={problems['notice.text'] ?? problems.notice}
            hint={
              version > 0
                ? `Version ${version}. Another text becomes version ${version + 1}; answers keep the one they agreed to.`
                : 'What the answers are for, who reads them and how long they stay.'
            }
            required
          >
            <Textarea
              id={privacyPartId('notice.text')}
              value={notice.text}
              maxLength={PRIVACY_LIMITS.notice}
              rows={6}
              onChange={(event) => changeNotice({ text: event.target.value })}
            />
          </Field>
        )}
        {notice.isOn && (
          <Checkbox
            label="The form asks for something sensitive: what is half filled in leaves a device after a day, not seven"
            checked={notice.isSensitive}
            onChange={({ target }) => changeNotice({ isSensitive: target.checked })}
          />
        )}
        <RetentionFields
          formId={form.id}
          retention={retention}
          isSaved={isSameRetention(retention, state.saved.privacy.retention)}
          problems={problems}
          onChange={(retention) => dispatch({ type: 'privacyChanged', change: { retention } })}
        />
      </fieldset>
    </Panel>
  )
}
