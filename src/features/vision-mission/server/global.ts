import 'server-only'
import { line, pageHeadTab, paragraph, pictureField, titledRows } from '@/lib/content/fields'
import { contentGlobal } from '@/lib/content/global'
import { nextStepTab } from '@/lib/content/links/next-step'
import { paths } from '@/lib/paths'

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
          fields: [line('title', 40), paragraph('text', 400)],
        }),
      ],
    },
    {
      label: 'Living it',
      fields: [
        line('waysHeading', 60, { label: 'Heading of the ways of living it' }),
        titledRows({
          name: 'ways',
          label: 'Ways of living the vision',
          labels: { singular: 'Way', plural: 'Ways' },
          type: 'array',
          maxRows: 3,
          fields: [line('title', 30), paragraph('text', 300), pictureField('picture', 'Picture')],
        }),
      ],
    },
    nextStepTab('Core Values'),
  ],
})
