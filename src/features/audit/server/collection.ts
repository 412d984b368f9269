import 'server-only'
import type { CollectionConfig } from 'payload'
import { allow, closed, deny } from '@/lib/access'

/**
 * Who did what, and when. Append-only: nothing in the product changes or deletes a line. It holds
 * ids; the words that name a person lie in AuditNames, where they can be erased.
 */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  admin: { hidden: true },
  access: { ...closed, read: allow('audit.read') },
  fields: [
    { name: 'action', type: 'text', required: true, index: true },
    { name: 'actorId', type: 'number', index: true },
    { name: 'actorNameId', type: 'number' },
    // Never the name of a person: that is `subjectNameId`.
    { name: 'subject', type: 'text' },
    { name: 'subjectNameId', type: 'number' },
    { name: 'detail', type: 'text' },
    { name: 'detailNameId', type: 'number' },
    // Ids of the submissions the line is about, however many; its index lives in lib/database.
    { name: 'submissions', type: 'json' },
    // The form whose list or export was looked at.
    { name: 'formId', type: 'number' },
    { name: 'address', type: 'text' },
  ],
}

/** Names that the log shows. Without its row a line says that the name was erased. */
export const AuditNames: CollectionConfig = {
  slug: 'audit-names',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [
    { name: 'text', type: 'text', required: true },
    // The member of staff or the submission that the name belongs to; may be unknown.
    { name: 'accountId', type: 'number', index: true },
    { name: 'submissionId', type: 'number', index: true },
  ],
}
