import type { GlobalConfig } from 'payload'
import { allow, anyone } from '@/lib/access'
import { invalidate } from '@/lib/cache'
import { SITE_SETTINGS_TAG } from './constants'

/** Name and face of the movement; everything that says who we are reads it here. */
export const SiteSettingsGlobal: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  access: { read: anyone, update: allow('content.write') },
  hooks: { afterChange: [({ req }) => invalidate(req, SITE_SETTINGS_TAG)] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'Shown beside the mark, in page titles and in the portal.' },
    },
    { name: 'tagline', type: 'text', required: true, maxLength: 120 },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 300,
      admin: { description: 'One or two sentences for search engines and shared links.' },
    },
    {
      name: 'registrationPicture',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'The picture beside every registration form.' },
    },
  ],
}
