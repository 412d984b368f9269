import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * The limits of forms with their counts. Triggers on registrations and `recount_places` write
 * `held` and `waiting` (decision 066).
 */
export const PlaceLimits = internalTable('place-limits', [
  { name: 'formId', type: 'number', required: true, index: true },
  { name: 'fieldId', type: 'text' },
  { name: 'option', type: 'text' },
  // Earlier texts of the option, which older registrations contain.
  { name: 'former', type: 'json' },
  { name: 'province', type: 'text' },
  { name: 'seats', type: 'number', required: true },
  { name: 'held', type: 'number', required: true, defaultValue: 0 },
  { name: 'waiting', type: 'number', required: true, defaultValue: 0 },
  // When a job found that `held` or `waiting` was wrong; null while no error is known.
  { name: 'miscountedAt', type: 'date' },
])
