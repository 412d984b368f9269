import 'server-only'
import { contentGlobal } from '@/lib/content/global'
import { paths } from '@/lib/paths'
import { HOME_PAGE_SLUG } from '../constants'
import { COUNTDOWN_FIELDS } from './countdown-fields'
import { FIRST_SCREEN_FIELDS, HERO_FIELDS, THEME_STRIP_FIELDS } from './hero-fields'
import {
  GALLERY_FIELDS,
  TESTIMONIES_FIELDS,
  TESTIMONY_FORM_FIELDS,
  VIDEO_FIELDS,
} from './section-fields'

export const HomePage = contentGlobal({
  slug: HOME_PAGE_SLUG,
  label: 'Home',
  path: paths.home,
  tabs: [
    { name: 'hero', label: 'Theme', fields: HERO_FIELDS },
    {
      name: 'firstScreen',
      label: 'First screen',
      description: 'The bar below the slides.',
      fields: FIRST_SCREEN_FIELDS,
    },
    { name: 'strip', label: 'Theme on phones', fields: THEME_STRIP_FIELDS },
    { name: 'video', label: 'Video', fields: VIDEO_FIELDS },
    { name: 'gallery', label: 'Photos', fields: GALLERY_FIELDS },
    { name: 'countdown', label: 'Countdown', fields: COUNTDOWN_FIELDS },
    {
      name: 'testimonies',
      label: 'Testimonies',
      description: 'The quotes themselves are under Testimonies in the menu.',
      fields: TESTIMONIES_FIELDS,
    },
    { name: 'form', label: 'Testimony form', fields: TESTIMONY_FORM_FIELDS },
  ],
})
