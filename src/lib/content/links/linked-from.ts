import 'server-only'
import type { UIField } from 'payload'

export const linkedFromField: UIField = {
  name: 'linkedFrom',
  label: 'Linked from',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/app/(payload)/panel/linked-from#LinkedFrom' },
  },
}
