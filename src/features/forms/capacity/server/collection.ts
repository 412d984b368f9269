import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Limits of a form: for all of it, or for an option or a province of a field. Database triggers on
 * the registrations update `held` and `waiting` (decision 066); nothing else may write them.
 */
export const PlaceLimits = internalTable('place-limits', [
  { name: 'formId', type: 'number', required: true, index: true },
  // Null for the whole form.
  { name: 'fieldId', type: 'text' },
  { name: 'option', type: 'text' },
  // Earlier texts of the option, which are stored in older registrations; null for none.
  { name: 'former', type: 'json' },
  // The slug of a province; null when the limit is not for a province.
  { name: 'province', type: 'text' },
  { name: 'seats', type: 'number', required: true },
  { name: 'held', type: 'number', required: true, defaultValue: 0 },
  { name: 'waiting', type: 'number', required: true, defaultValue: 0 },
  // Since when the counted places differ from the registrations; empty while they are right.
  { name: 'miscountedAt', type: 'date' },
])
