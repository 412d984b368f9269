import 'server-only'
import { pageHeadTab } from '@/lib/content/fields'
import { contentGlobal } from '@/lib/content/global'
import { paths } from '@/lib/paths'
import { RESOURCES_PAGE_SLUG } from '../constants'

export const ResourcesPage = contentGlobal({
  slug: RESOURCES_PAGE_SLUG,
  label: 'Resources',
  path: paths.resources,
  tabs: [
    { ...pageHeadTab(), description: 'The documents themselves are under Documents in the menu.' },
  ],
})
