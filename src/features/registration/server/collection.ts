import 'server-only'
import type { CollectionConfig } from 'payload'
import { closed, deny } from '@/lib/access'

/** Refused attempts of visitors without script; each is shown once more and later swept. */
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
