import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { Panel, PanelHead } from '@/components/ui/panel'
import { Switch } from '@/components/ui/switch'
import { errorSentence } from '@/lib/http/client'
import { firstMessages } from '@/lib/notices/first-messages'
import { notices } from '@/lib/notices/notices'
import { PRIVACY_LIMITS, privacySchema } from '../../privacy'
import type { EventForm } from '../../schema'
import { useSavePrivacy } from '../privacy-client'
import { RetentionFields } from './retention-fields'

interface PrivacyPanelProps {
  form: EventForm
  canEdit: boolean
}

const TITLE_ID = 'privacy-panel'

/** The privacy notice, and how long registrations are kept; with a save button of its own. */
export function PrivacyPanel({ form, canEdit }: PrivacyPanelProps) {
  const [saved, setSaved] = useState(form.privacy)
  const [notice, setNotice] = useState(form.privacy.notice)
  const [retention, setRetention] = useState(form.privacy.retention)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const save = useSavePrivacy(form.id)
  const isRetentionSaved = JSON.stringify(retention) === JSON.stringify(saved.retention)
  const isSaved = isRetentionSaved && JSON.stringify(notice) === JSON.stringify(saved.notice)

  function submit() {
    const input = { notice: { isOn: notice.isOn, text: notice.text }, retention }
    const { data, error } = privacySchema.safeParse(input)
    setProblems(error ? firstMessages(error) : {})
    if (!data) return
    save.mutate(data, {
      onSuccess: ({ privacy }) => {
        setSaved(privacy)
        setNotice(privacy.notice)
        setRetention(privacy.retention)
        notify(notices.privacySaved())
      },
      onError: (failure) => notify(notices.privacyFailed(errorSentence(failure))),
    })
  }

  return (
    <Panel aria-labelledby={TITLE_ID}>
      <PanelHead title="Privacy" titleId={TITLE_ID}>
        <Button
          variant="line"
          onClick={submit}
          disabled={!canEdit || isSaved}
          loading={save.isPending}
        >
          Save privacy
        </Button>
      </PanelHead>
      <fieldset disabled={!canEdit} className="grid gap-4 p-4">
        <legend className="sr-only">Privacy</legend>
        <Switch
          checked={notice.isOn}
          onCheckedChange={(isOn) => setNotice({ ...notice, isOn })}
          disabled={!canEdit}
          label="Visitors agree to a notice"
        />
        {notice.isOn && (
          <Field
            label="Notice"
            htmlFor="privacy-notice"
            error={problems['notice.text'] ?? problems.notice}
            hint={
              notice.version > 0
                ? `Version ${notice.version}. Another text becomes version ${notice.version + 1}; answers keep the one they agreed to.`
                : 'What the answers are for, who reads them and how long they stay.'
            }
            required
          >
            <Textarea
              id="privacy-notice"
              value={notice.text}
              maxLength={PRIVACY_LIMITS.notice}
              rows={6}
              onChange={(event) => setNotice({ ...notice, text: event.target.value })}
            />
          </Field>
        )}
        <RetentionFields
          formId={form.id}
          retention={retention}
          isSaved={isRetentionSaved}
          problems={problems}
          onChange={setRetention}
        />
      </fieldset>
    </Panel>
  )
}
