import 'server-only'
import {
  lineField,
  pageHeadTab,
  paragraphField,
  pictureField,
  withRowTitles,
} from '@/lib/content/fields'
import { contentGlobal } from '@/lib/content/global'
import { nextStepTab } from '@/lib/content/links/next-step'
import { paths } from '@/lib/paths'

export const VISION_MISSION_SLUG = 'vision-mission'

export const VisionMission = contentGlobal({
  slug: VISION_MISSION_SLUG,
  label: 'Vision and Mission',
  path: paths.visionMission,
  tabs: [
    pageHeadTab(),
    {
      label: 'Vision and mission',
      fields: [
        withRowTitles({
          name: 'statements',
          label: 'Statements',
          labels: { singular: 'Statement', plural: 'Statements' },
          type: 'array',
          maxRows: 2,
          admin: { description: 'The vision, then the mission.' },
          fields: [lineField('title', 40), paragraphField('text', 400)],
        }),
      ],
    },
    {
      label: 'Living it',
      fields: [
        lineField('waysHeading', 60, { label: 'Heading of the ways of living it' }),
        withRowTitles({
          name: 'ways',
          label: 'Ways of living the vision',
          labels: { singular: 'Way', plural: 'Ways' },
          type: 'array',
          maxRows: 3,
          fields: [
            lineField('title', 30),
            paragraphField('text', 300),
            pictureField('picture', 'Picture'),
          ],
        }),
      ],
    },
    nextStepTab('Core Values'),
  ],
})
