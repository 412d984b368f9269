import { NativeSelect } from '@/components/ui/input'
import { type Mailing, RECIPIENT_STATES, type RecipientState } from '../../schema'

const LABELS: Record<RecipientState, string> = {
  waiting: 'Waiting',
  sent: 'Sent or kept',
  failed: 'Failed',
  unsubscribed: 'Unsubscribed',
  skipped: 'Not sent',
}

interface StateSelectProps {
  state: RecipientState | null
  onState: (state: RecipientState | null) => void
  counts: Mailing['counts']
}

export const RecipientStateSelect = ({ state, onState, counts }: StateSelectProps) => (
  <NativeSelect
    aria-label="State"
    className="w-44"
    value={state ?? ''}
    onChange={({ target }) => onState(RECIPIENT_STATES.find((one) => one === target.value) ?? null)}
  >
    <option value="">All states</option>
    {RECIPIENT_STATES.map((one) => (
      <option key={one} value={one}>
        {LABELS[one]} ({counts[one].toLocaleString('en-PH')})
      </option>
    ))}
  </NativeSelect>
)
