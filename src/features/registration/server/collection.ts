import 'server-only'
import type { CollectionConfig } from 'payload'
import { closed, deny } from '@/lib/access'

/**
 * Refused forms of visitors without script. Each is shown to its visitor again and deleted later by
 * the sweep.
 */
export const SubmissionAttempts: CollectionConfig = {
  slug: 'submission-attempts',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [
    { name: 'token', type: 'text', required: true, unique: true },
    { name: 'slug', type: 'text', required: true },
    { name: 'attempt', type: 'json', required: true },
  ],
}
