import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Limits of a form: for all of it, or for an option or a province of a field. `held` and `waiting`
 * are kept by triggers on the registrations (decision 066), so nothing else writes them.
 */
export const PlaceLimits = internalTable('place-limits', [
  { name: 'formId', type: 'number', required: true, index: true },
  // Null for the whole form.
  { name: 'fieldId', type: 'text' },
  { name: 'option', type: 'text' },
  // Earlier names of the option, under which some have registered; null for none.
  { name: 'former', type: 'json' },
  // A province by its address on the site; null for any.
  { name: 'province', type: 'text' },
  { name: 'seats', type: 'number', required: true },
  { name: 'held', type: 'number', required: true, defaultValue: 0 },
  { name: 'waiting', type: 'number', required: true, defaultValue: 0 },
  // Since when the counted places differ from the registrations; empty while they are right.
  { name: 'miscountedAt', type: 'date' },
])
