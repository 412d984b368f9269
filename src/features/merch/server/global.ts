import 'server-only'
import { line, pageHeadTab, paragraph, titledRows } from '@/lib/content/fields'
import { contentGlobal } from '@/lib/content/global'
import { paths } from '@/lib/paths'
import { checkWebAddress } from '@/lib/web-address'
import { MERCH } from '../constants'

export const Merch = contentGlobal({
  slug: MERCH,
  label: 'Merch',
  path: paths.merch,
  tabs: [
    pageHeadTab(),
    {
      label: 'Store',
      fields: [
        line('storeAddress', 500, {
          label: 'Address of the store',
          description:
            'Shown in the frame. The store must allow that, and may post its height to fit the frame.',
          validate: checkWebAddress,
        }),
      ],
    },
    {
      label: 'Notes',
      fields: [
        {
          name: 'delivery',
          label: 'Delivery',
          type: 'group',
          admin: { description: 'Comes first: the buyer pays delivery.' },
          fields: [line('title', 60), paragraph('text', 300)],
        },
        {
          name: 'help',
          label: 'When the store does not show',
          type: 'group',
          fields: [
            line('title', 60),
            paragraph('text', 300),
            line('linkLabel', 60, { label: 'Link' }),
          ],
        },
        titledRows({
          name: 'notes',
          label: 'More notes',
          labels: { singular: 'Note', plural: 'Notes' },
          type: 'array',
          maxRows: 4,
          fields: [
            line('title', 60),
            paragraph('text', 300),
            {
              name: 'email',
              label: 'Email to write to',
              type: 'email',
              admin: { description: 'Shown as a link after the text.' },
            },
          ],
        }),
      ],
    },
  ],
})
