import { type FieldProps, Uses } from './used-on'

export const LinkedFrom = (props: FieldProps) => (
  <Uses
    {...props}
    heading="Linked from"
    none="Nothing links to it."
    note="While visitors cannot open this, these links are left out."
  />
)
