import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Limits of a form: for all of it, or for an option or a province of a field. Only the database
 * writes `held` and `waiting`: triggers on the registrations and the function `recount_places`
 * (decision 066).
 */
export const PlaceLimits = internalTable('place-limits', [
  { name: 'formId', type: 'number', required: true, index: true },
  // Null for the whole form.
  { name: 'fieldId', type: 'text' },
  { name: 'option', type: 'text' },
  // Earlier texts of the option, which older registrations contain; null or empty for none.
  { name: 'former', type: 'json' },
  // The slug of a province; null when the limit is not for a province.
  { name: 'province', type: 'text' },
  { name: 'seats', type: 'number', required: true },
  { name: 'held', type: 'number', required: true, defaultValue: 0 },
  { name: 'waiting', type: 'number', required: true, defaultValue: 0 },
  // Since when `held` or `waiting` differs from the registrations; null while both are right.
  { name: 'miscountedAt', type: 'date' },
])
