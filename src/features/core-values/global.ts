import { contentGlobal } from '@/lib/content'
import { paths } from '@/lib/paths'
import { CORE_VALUES } from './constants'

export const CoreValues = contentGlobal({
  slug: CORE_VALUES,
  label: 'Core Values',
  path: paths.coreValues,
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 40 },
    { name: 'lead', label: 'Introduction', type: 'textarea', maxLength: 300 },
    {
      name: 'values',
      labels: { singular: 'Value', plural: 'Values' },
      type: 'array',
      maxRows: 8,
      admin: { description: 'Their first letters spell the word shown down the page.' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 40 },
        { name: 'text', type: 'textarea', required: true, maxLength: 400 },
        {
          name: 'verse',
          type: 'textarea',
          required: true,
          maxLength: 300,
          admin: { description: 'Word for word; no quotation marks needed.' },
        },
        {
          name: 'reference',
          label: 'Where it is written',
          type: 'text',
          required: true,
          maxLength: 60,
        },
      ],
    },
  ],
})
