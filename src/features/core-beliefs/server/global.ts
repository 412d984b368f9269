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

export const CORE_BELIEFS_SLUG = 'core-beliefs'

export const CoreBeliefs = contentGlobal({
  slug: CORE_BELIEFS_SLUG,
  label: 'Core Beliefs',
  path: paths.coreBeliefs,
  tabs: [
    pageHeadTab(),
    {
      label: 'Tenets',
      fields: [
        lineField('tenetsHeading', 60, { label: 'Heading of the tenets' }),
        withRowTitles({
          name: 'tenets',
          labels: { singular: 'Tenet', plural: 'Tenets' },
          type: 'array',
          maxRows: 12,
          fields: [lineField('title', 60), paragraphField('text', 500), ...verseFields()],
        }),
      ],
    },
    nextStepTab('Celebrations'),
  ],
})
