import 'server-only'
import { lineField, pageHeadTab, paragraphField, withRowTitles } from '@/lib/content/fields'
import { contentGlobal } from '@/lib/content/global'
import { paths } from '@/lib/paths'
import { checkWebAddress } from '@/lib/web-address'
import { MERCH_SLUG } from '../constants'

export const MerchGlobal = contentGlobal({
  slug: MERCH_SLUG,
  label: 'Merch',
  path: paths.merch,
  tabs: [
    pageHeadTab(),
    {
      label: 'Store',
      fields: [
        lineField('storeAddress', 500, {
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
          fields: [lineField('title', 60), paragraphField('text', 300)],
        },
        {
          name: 'help',
          label: 'When the store does not show',
          type: 'group',
          fields: [
            lineField('title', 60),
            paragraphField('text', 300),
            lineField('linkLabel', 60, { label: 'Link' }),
          ],
        },
        withRowTitles({
          name: 'notes',
          label: 'More notes',
          labels: { singular: 'Note', plural: 'Notes' },
          type: 'array',
          maxRows: 4,
          fields: [
            lineField('title', 60),
            paragraphField('text', 300),
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
