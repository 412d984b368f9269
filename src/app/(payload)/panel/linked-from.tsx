import { type FieldProps, Uses } from './used-on'

/** Shown beside a page, a document or a province: what links to it, before it goes. */
export const LinkedFrom = (props: FieldProps) => (
  <Uses {...props} heading="Linked from" none="Nothing links to it." />
)
