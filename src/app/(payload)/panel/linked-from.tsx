import { type FieldProps, Uses } from './used-on'

/** Shown beside a page or a document: what links to it, before it goes. */
export const LinkedFrom = (props: FieldProps) => (
  <Uses
    {...props}
    heading="Linked from"
    none="Nothing links to it."
    note="While visitors cannot open this, these links are left out."
  />
)
