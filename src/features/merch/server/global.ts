import 'server-only'
import { pageHeadTab, titledRows } from '@/lib/content/fields'
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
        {
          name: 'storeAddress',
          label: 'Address of the store',
          type: 'text',
          required: true,
          maxLength: 500,
          validate: checkWebAddress,
          admin: {
            description:
              'Shown in the frame. The store must allow that, and may post its height to fit the frame.',
          },
        },
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
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 60 },
            { name: 'text', type: 'textarea', required: true, maxLength: 300 },
          ],
        },
        {
          name: 'help',
          label: 'When the store does not show',
          type: 'group',
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 60 },
            { name: 'text', type: 'textarea', required: true, maxLength: 300 },
            { name: 'linkLabel', label: 'Link', type: 'text', required: true, maxLength: 60 },
          ],
        },
        titledRows({
          name: 'notes',
          label: 'More notes',
          labels: { singular: 'Note', plural: 'Notes' },
          type: 'array',
          maxRows: 4,
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 60 },
            { name: 'text', type: 'textarea', required: true, maxLength: 300 },
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
