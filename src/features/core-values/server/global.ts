import 'server-only'
import { line, pageHeadTab, paragraph, titledRows, verseFields } from '@/lib/content/fields'
import { contentGlobal } from '@/lib/content/global'
import { nextStepTab } from '@/lib/content/links/next-step'
import { paths } from '@/lib/paths'

export const CORE_VALUES_SLUG = 'core-values'

export const CoreValues = contentGlobal({
  slug: CORE_VALUES_SLUG,
  label: 'Core Values',
  path: paths.coreValues,
  tabs: [
    pageHeadTab(),
    {
      label: 'Values',
      fields: [
        titledRows({
          name: 'values',
          labels: { singular: 'Value', plural: 'Values' },
          type: 'array',
          maxRows: 8,
          admin: { description: 'Their first letters spell the word shown down the page.' },
          fields: [line('title', 40), paragraph('text', 400), ...verseFields()],
        }),
      ],
    },
    nextStepTab('Core Beliefs'),
  ],
})
