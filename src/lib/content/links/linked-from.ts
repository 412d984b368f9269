import 'server-only'
import type { UIField } from 'payload'

/** The places that link to a row, beside its form; looked up each time it is shown. */
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
