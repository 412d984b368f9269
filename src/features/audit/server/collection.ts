import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Who did what, and when. Append-only: no code changes or deletes a line. It holds ids; texts that
 * name a person are in AuditNames, where they can be erased.
 */
export const AuditLog = internalTable('audit-log', [
  { name: 'action', type: 'text', required: true, index: true },
  { name: 'actorId', type: 'number', index: true },
  { name: 'actorNameId', type: 'number' },
  // Never a person's name: that is `subjectNameId`.
  { name: 'subject', type: 'text' },
  { name: 'subjectNameId', type: 'number' },
  { name: 'detail', type: 'text' },
  { name: 'detailNameId', type: 'number' },
  // Ids of the submissions that the line is about; none for lists, prints and exports of a form.
  // Their index is created in lib/database.
  { name: 'submissions', type: 'json' },
  // The form of a list, print or export; empty for a list of all forms.
  { name: 'formId', type: 'number' },
  { name: 'address', type: 'text' },
])

/** Names that the log shows. When a name's row is deleted, its lines show that it was erased. */
export const AuditNames = internalTable('audit-names', [
  { name: 'text', type: 'text', required: true },
  // The account or submission that the name belongs to; may be unknown.
  { name: 'accountId', type: 'number', index: true },
  { name: 'submissionId', type: 'number', index: true },
])
