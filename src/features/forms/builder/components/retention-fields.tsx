import { useCan } from '@/components/portal/frame/current-user'
import { Field } from '@/components/ui/field'
import { Input, NativeSelect } from '@/components/ui/input'
import { Switch } from '@/components/ui/switch'
import { formatDetailsDate } from '@/lib/dates'
import { plural } from '@/lib/text'
import { getDayOrTimeInputProps, HALF_TYPED } from '../../half-typed'
import { PRIVACY_LIMITS, type Retention } from '../../privacy'
import { useRetentionPreview } from '../retention-client'

const USUAL_DAYS = 365

interface RetentionFieldsProps {
  formId: number
  retention: Retention
  isSaved: boolean
  problems: Record<string, string>
  onChange: (retention: Retention) => void
}

export function RetentionFields({ formId, isSaved, ...fields }: RetentionFieldsProps) {
  const { retention, problems, onChange } = fields
  const mayPreview = useCan('submissions.read')
  const { days, from, eventDay } = retention
  // Used when a change may hide the input of the day, because a hidden half-typed day would prevent
  // saving.
  const whole = { ...retention, eventDay: eventDay === HALF_TYPED ? null : eventDay }
  return (
    <>
      <Switch
        checked={days !== null}
        onCheckedChange={(isOn) => onChange({ ...whole, days: isOn ? USUAL_DAYS : null })}
        label="Erase registrations after a while"
      />
      {days !== null && (
        <div className="grid gap-3.5 sm:grid-cols-2">
          <Field label="Days" htmlFor="retention-days" error={problems['retention.days']} required>
            <Input
              id="retention-days"
              type="number"
              min={1}
              max={PRIVACY_LIMITS.days}
              value={Number.isNaN(days) ? '' : days}
              onChange={({ target }) => onChange({ ...retention, days: target.valueAsNumber })}
            />
          </Field>
          <Field label="After" htmlFor="retention-from">
            <NativeSelect
              id="retention-from"
              value={from}
              onChange={({ target }) =>
                onChange({ ...whole, from: target.value === 'event' ? 'event' : 'arrival' })
              }
            >
              <option value="arrival">each registration came</option>
              <option value="event">the event</option>
            </NativeSelect>
          </Field>
          {from === 'event' && (
            <Field
              label="Day of the event"
              htmlFor="retention-day"
              error={problems['retention.eventDay']}
              hint="Without it nothing is erased."
            >
              <Input
                id="retention-day"
                type="date"
                {...getDayOrTimeInputProps(eventDay ?? '', (day) =>
                  onChange({ ...retention, eventDay: day || null }),
                )}
              />
            </Field>
          )}
        </div>
      )}
      {days !== null && mayPreview && (
        <Preview formId={formId} retention={retention} isSaved={isSaved} />
      )}
    </>
  )
}

function Preview({
  formId,
  retention,
  isSaved,
}: Omit<RetentionFieldsProps, 'problems' | 'onChange'>) {
  const { data } = useRetentionPreview(formId, retention, isSaved)
  if (!data) return null
  const what = `${data.count} ${plural('registration', data.count)}`
  return (
    <p role="status" className="text-text-2">
      {data.count === 0
        ? 'No registration will be erased in the next week.'
        : data.isAnnounced
          ? `${what} will be erased on ${formatDetailsDate(data.goesAt)}. Every admin has been told.`
          : `${what} would be erased, on ${formatDetailsDate(data.goesAt)} at the earliest: every admin is told a week before.`}
    </p>
  )
}
