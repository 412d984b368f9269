import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * The lines of the audit log, which are never changed. Texts that name a person are in AuditNames,
 * where they can be erased.
 */
export const AuditLog = internalTable('audit-log', [
  { name: 'action', type: 'text', required: true, index: true },
  { name: 'actorId', type: 'number', index: true },
  { name: 'actorNameId', type: 'number' },
  { name: 'subject', type: 'text' },
  { name: 'subjectNameId', type: 'number' },
  { name: 'detail', type: 'text' },
  { name: 'detailNameId', type: 'number' },
  // Ids of the registrations concerned. Empty when a list was read, printed or exported. The index
  // on this column is created in lib/database.
  { name: 'submissions', type: 'json' },
  { name: 'formId', type: 'number' },
  { name: 'address', type: 'text' },
])

export const AuditNames = internalTable('audit-names', [
  { name: 'text', type: 'text', required: true },
  { name: 'accountId', type: 'number', index: true },
  { name: 'submissionId', type: 'number', index: true },
])
