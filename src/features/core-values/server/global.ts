import 'server-only'
import {
  lineField,
  pageHeadTab,
  paragraphField,
  verseFields,
  withRowTitles,
} from '@/lib/content/fields'
import { contentGlobal } from '@/lib/content/global'
import { nextStepTab } from '@/lib/content/links/next-step'
import { paths } from '@/lib/paths'

export const CORE_VALUES_SLUG = 'core-values'

export const CoreValuesGlobal = contentGlobal({
  slug: CORE_VALUES_SLUG,
  label: 'Core Values',
  path: paths.coreValues,
  tabs: [
    pageHeadTab(),
    {
      label: 'Values',
      fields: [
        withRowTitles({
          name: 'values',
          labels: { singular: 'Value', plural: 'Values' },
          type: 'array',
          maxRows: 8,
          admin: { description: 'Their first letters spell the word shown down the page.' },
          fields: [lineField('title', 40), paragraphField('text', 400), ...verseFields()],
        }),
      ],
    },
    nextStepTab('Core Beliefs'),
  ],
})
