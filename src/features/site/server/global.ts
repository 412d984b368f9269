import 'server-only'
import { draftedGlobal } from '@/lib/content/global'
import { paths } from '@/lib/paths'
import { SITE_SETTINGS_SLUG } from '../constants'
import {
  CONTACT_FIELDS,
  FOOTER_FIELDS,
  IDENTITY_FIELDS,
  MENU_FIELDS,
  SHARING_FIELDS,
} from './global-fields'

export const SiteSettingsGlobal = draftedGlobal({
  slug: SITE_SETTINGS_SLUG,
  label: 'Site settings',
  path: paths.home,
  group: 'Site',
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
})
