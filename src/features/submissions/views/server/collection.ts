import 'server-only'
import { internalTable } from '@/lib/database/tables'

const SubmissionLayouts = internalTable(
  'submission-layouts',
  [
    { name: 'staff', type: 'relationship', relationTo: 'admin-users', required: true },
    // The id of the form; 0 for the list of all forms.
    { name: 'formId', type: 'number', required: true },
    // In the format of `writeColumns`; null when no columns have been chosen for this list.
    { name: 'columns', type: 'text' },
    // Rows per page for all lists of the account, so it is stored only where `formId` is 0.
    { name: 'rows', type: 'number' },
  ],
  {
    indexes: [{ fields: ['staff', 'formId'], unique: true }],
  },
)

const SubmissionViews = internalTable('submission-views', [
  { name: 'name', type: 'text', required: true },
  { name: 'owner', type: 'relationship', relationTo: 'admin-users', required: true },
  { name: 'isShared', type: 'checkbox', required: true, defaultValue: false },
  // In the format of `writeFilters`, without the search.
  { name: 'query', type: 'text', required: true },
])

export const ViewCollections = [SubmissionLayouts, SubmissionViews]
