import 'server-only'
import { nextStepTab, pageHeadTab, pictureField, titledRows } from '@/lib/content/fields'
import { contentGlobal } from '@/lib/content/global'
import { paths } from '@/lib/paths'

/** Slug of the global, which is its cache tag too. */
export const VISION_MISSION = 'vision-mission'

export const VisionMission = contentGlobal({
  slug: VISION_MISSION,
  label: 'Vision and Mission',
  path: paths.visionMission,
  tabs: [
    pageHeadTab(),
    {
      label: 'Vision and mission',
      fields: [
        titledRows({
          name: 'statements',
          label: 'Statements',
          labels: { singular: 'Statement', plural: 'Statements' },
          type: 'array',
          maxRows: 2,
          admin: { description: 'The vision, then the mission.' },
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 40 },
            { name: 'text', type: 'textarea', required: true, maxLength: 400 },
          ],
        }),
      ],
    },
    {
      label: 'Living it',
      fields: [
        {
          name: 'waysHeading',
          label: 'Heading of the ways of living it',
          type: 'text',
          required: true,
          maxLength: 60,
        },
        titledRows({
          name: 'ways',
          label: 'Ways of living the vision',
          labels: { singular: 'Way', plural: 'Ways' },
          type: 'array',
          maxRows: 3,
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 30 },
            { name: 'text', type: 'textarea', required: true, maxLength: 300 },
            pictureField('picture', 'Picture'),
          ],
        }),
      ],
    },
    nextStepTab('Core Values'),
  ],
})
