import { useTypedValue } from '@/components/portal/use-typed-value'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface DateFieldProps {
  id: string
  label: string
  /** `yyyy-MM-dd`, or empty. */
  day: string
  onDay: (day: string) => void
}

/**
 * True when the day is empty, or its year has four digits. While 2025 is typed, browsers first
 * report 0002, 0020 and 0202.
 */
const isComplete = (day: string) => day === '' || day >= '1000'

export function DateField({ id, label, day, onDay }: DateFieldProps) {
  const [text, setText] = useTypedValue({ value: day, onCommit: onDay, isComplete })
  return (
    <Field label={label} htmlFor={id}>
      <Input
        id={id}
        type="date"
        value={text}
        max="9999-12-31"
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  )
}
