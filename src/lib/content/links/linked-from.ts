import 'server-only'
import type { UIField } from 'payload'

/** A list in the sidebar of the panel's form of every place that links to the row being edited. */
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
