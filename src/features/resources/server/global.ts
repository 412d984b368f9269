import 'server-only'
import { contentGlobal } from '@/lib/content/fields'
import { paths } from '@/lib/paths'
import { RESOURCES_PAGE } from '../constants'

export const ResourcesPage = contentGlobal({
  slug: RESOURCES_PAGE,
  label: 'Resources',
  path: paths.resources,
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 40 },
    {
      name: 'lead',
      label: 'Introduction',
      type: 'textarea',
      maxLength: 300,
      admin: { description: 'The documents themselves are under “Documents”.' },
    },
  ],
})
