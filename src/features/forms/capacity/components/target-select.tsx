import { NativeSelect } from '@/components/ui/input'
import {
  isTargetOffered,
  type LimitTargetGroup,
  parseLimitKey,
  WHOLE_FORM_TARGET,
} from '../limit-targets'
import { limitedOptionText } from '../opening'

interface TargetSelectProps {
  id: string
  value: string
  groups: readonly LimitTargetGroup[]
  taken: ReadonlySet<string>
  onChange: (key: string) => void
}

export function LimitTargetSelect({ id, value, groups, taken, onChange }: TargetSelectProps) {
  const isTaken = (key: string) => key !== value && taken.has(key)
  return (
    <NativeSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
      {value === '' && (
        <option value="" disabled>
          Choose what is limited
        </option>
      )}
      {value !== '' && !isTargetOffered(groups, value) && (
        <option value={value}>{limitedOptionText(parseLimitKey(value))} (no longer offered)</option>
      )}
      <option value={WHOLE_FORM_TARGET.key} disabled={isTaken(WHOLE_FORM_TARGET.key)}>
        {WHOLE_FORM_TARGET.text}
      </option>
      {groups.map(({ fieldId, label, targets }) => (
        <optgroup key={fieldId} label={label}>
          {targets.map(({ key, text }) => (
            <option key={key} value={key} disabled={isTaken(key)}>
              {text}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  )
}
