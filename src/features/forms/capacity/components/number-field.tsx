import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { placesPartId } from './part-id'

interface NumberFieldProps extends Omit<ComponentProps<typeof Field>, 'htmlFor' | 'children'> {
  name: string
  value: string
  onValue: (value: string) => void
}

export const PlacesNumberField = ({ name, value, onValue, ...field }: NumberFieldProps) => (
  <Field {...field} htmlFor={placesPartId(name)}>
    <Input
      id={placesPartId(name)}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onValue(target.value)}
    />
  </Field>
)
