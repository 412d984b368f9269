import 'server-only'
import { internalTable } from '@/lib/database/tables'

/** The languages whose built-in texts a native speaker has read. */
export const LanguageReviews = internalTable('language-reviews', [
  { name: 'language', type: 'text', required: true, unique: true },
  // The name of who confirmed it; it stays when the account is deleted.
  { name: 'confirmedBy', type: 'text', required: true },
])
