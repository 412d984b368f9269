import { NativeSelect } from '@/components/ui/input'
import { isTargetOffered, readTarget, type TargetGroup, WHOLE_FORM } from '../limit-targets'
import { optionOf } from '../opening'

interface TargetSelectProps {
  id: string
  value: string
  groups: readonly TargetGroup[]
  taken: ReadonlySet<string>
  onChange: (key: string) => void
}

export function TargetSelect({ id, value, groups, taken, onChange }: TargetSelectProps) {
  const isTaken = (key: string) => key !== value && taken.has(key)
  return (
    <NativeSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
      {value === '' && (
        <option value="" disabled>
          Choose what is limited
        </option>
      )}
      {value !== '' && !isTargetOffered(groups, value) && (
        <option value={value}>{optionOf(readTarget(value))} (no longer offered)</option>
      )}
      <option value={WHOLE_FORM.key} disabled={isTaken(WHOLE_FORM.key)}>
        {WHOLE_FORM.text}
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
