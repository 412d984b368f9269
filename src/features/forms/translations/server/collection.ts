import 'server-only'
import { internalTable } from '@/lib/database/tables'

export const LanguageReviewsTable = internalTable('language-reviews', [
  { name: 'language', type: 'text', required: true, unique: true },
  // A name instead of an account's id, so that it stays when the account is deleted.
  { name: 'confirmedBy', type: 'text', required: true },
])
