import { type FieldProps, Uses } from './used-on'

/**
 * Shown beside a page or a document: what links to it, so that an editor sees that before deleting
 * it.
 */
export const LinkedFrom = (props: FieldProps) => (
  <Uses
    {...props}
    heading="Linked from"
    none="Nothing links to it."
    note="While visitors cannot open this, these links are left out."
  />
)
