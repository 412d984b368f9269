import 'server-only'
import type { UIField } from 'payload'

/** A list of places that link to the row being edited, in the sidebar of the panel's form. */
export const linkedFrom: UIField = {
  name: 'linkedFrom',
  label: 'Linked from',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/app/(payload)/panel/linked-from#LinkedFrom' },
  },
}
