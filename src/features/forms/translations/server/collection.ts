import 'server-only'
import { internalTable } from '@/lib/database/tables'

/** Languages in which a native speaker has read the product's built-in texts. */
export const LanguageReviews = internalTable('language-reviews', [
  { name: 'language', type: 'text', required: true, unique: true },
  // Who confirmed it; the name stays when the account is deleted.
  { name: 'confirmedBy', type: 'text', required: true },
])
