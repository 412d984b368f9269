import 'server-only'
import type { CollectionConfig } from 'payload'
import { allow, closed } from '@/lib/access'

/** Who did what, and when. Append-only: nothing in the product changes or deletes a line. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  admin: { hidden: true },
  access: { ...closed, read: allow('audit.read') },
  fields: [
    { name: 'action', type: 'text', required: true, index: true },
    { name: 'actorId', type: 'number' },
    { name: 'actorName', type: 'text' },
    { name: 'subject', type: 'text' },
    { name: 'detail', type: 'text' },
    { name: 'address', type: 'text' },
  ],
}
