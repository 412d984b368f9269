import 'server-only'
import { nextStepTab, pageHeadTab, titledRows, verseFields } from '@/lib/content/fields'
import { contentGlobal } from '@/lib/content/global'
import { paths } from '@/lib/paths'

/** Slug of the global, which is its cache tag too. */
export const CORE_BELIEFS = 'core-beliefs'

export const CoreBeliefs = contentGlobal({
  slug: CORE_BELIEFS,
  label: 'Core Beliefs',
  path: paths.coreBeliefs,
  tabs: [
    pageHeadTab(),
    {
      label: 'Tenets',
      fields: [
        {
          name: 'tenetsHeading',
          label: 'Heading of the tenets',
          type: 'text',
          required: true,
          maxLength: 60,
        },
        titledRows({
          name: 'tenets',
          labels: { singular: 'Tenet', plural: 'Tenets' },
          type: 'array',
          maxRows: 12,
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 60 },
            { name: 'text', type: 'textarea', required: true, maxLength: 500 },
            ...verseFields(),
          ],
        }),
      ],
    },
    nextStepTab('Celebrations'),
  ],
})
