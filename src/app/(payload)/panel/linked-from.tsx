import { type UsedOnProps, UsesList } from './used-on'

export const LinkedFrom = (props: UsedOnProps) => (
  <UsesList
    {...props}
    heading="Linked from"
    none="Nothing links to it."
    note="While visitors cannot open this, these links are left out."
  />
)
