import 'server-only'
import type { GlobalConfig } from 'payload'
import { allow, anyone } from '@/lib/access'
import { invalidate } from '@/lib/cache/tags'
import { SITE_SETTINGS_TAG } from '../constants'
import {
  CONTACT_FIELDS,
  FOOTER_FIELDS,
  IDENTITY_FIELDS,
  MENU_FIELDS,
  SHARING_FIELDS,
} from './global-fields'

/** Name and face of the movement, and the frame around every page. */
export const SiteSettingsGlobal: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  access: { read: anyone, update: allow('content.write') },
  admin: { group: 'Site' },
  hooks: { afterChange: [({ req }) => invalidate(req, SITE_SETTINGS_TAG)] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Movement', fields: IDENTITY_FIELDS },
        {
          name: 'menu',
          label: 'Menu',
          description: 'What the links in the top bar, the drawer and the footer are called.',
          fields: MENU_FIELDS,
        },
        { name: 'footer', label: 'Footer', fields: FOOTER_FIELDS },
        {
          name: 'contact',
          label: 'Contact and social media',
          description: 'Shown at the end of every page. What is left empty is not shown.',
          fields: CONTACT_FIELDS,
        },
        { label: 'Search and sharing', fields: SHARING_FIELDS },
      ],
    },
  ],
}
