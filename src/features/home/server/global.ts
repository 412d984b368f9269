import 'server-only'
import { contentGlobal } from '@/lib/content/fields'
import { paths } from '@/lib/paths'
import { HOME_PAGE } from '../constants'
import { COUNTDOWN_FIELDS } from './countdown-fields'
import { HERO_FIELDS, STRIP_FIELDS } from './hero-fields'
import {
  GALLERY_FIELDS,
  TESTIMONIES_FIELDS,
  TESTIMONY_FORM_FIELDS,
  VIDEO_FIELDS,
} from './section-fields'

/** The seven sections of the home page, in their order (Spec §2.2). */
export const HomePage = contentGlobal({
  slug: HOME_PAGE,
  label: 'Home',
  path: paths.home,
  fields: [
    { name: 'hero', label: 'Theme', type: 'group', fields: HERO_FIELDS },
    { name: 'strip', label: 'Theme on phones', type: 'group', fields: STRIP_FIELDS },
    { name: 'video', type: 'group', fields: VIDEO_FIELDS },
    { name: 'gallery', label: 'Photos', type: 'group', fields: GALLERY_FIELDS },
    { name: 'countdown', type: 'group', fields: COUNTDOWN_FIELDS },
    {
      name: 'testimonies',
      type: 'group',
      admin: { description: 'The quotes themselves are under Testimonies.' },
      fields: TESTIMONIES_FIELDS,
    },
    { name: 'form', label: 'Testimony form', type: 'group', fields: TESTIMONY_FORM_FIELDS },
  ],
})
