import 'server-only'
import type { CollectionConfig } from 'payload'
import { anyone } from '@/lib/access'
import { editorsWrite, invalidating, pictureField } from '@/lib/content/fields'
import { PROVINCES } from '../constants'
import { REGIONS } from '../regions'

/** The gathering of each province on November 30. */
export const Provinces: CollectionConfig = {
  slug: PROVINCES,
  admin: {
    group: 'Pages',
    useAsTitle: 'name',
    defaultColumns: ['name', 'region', 'venue', 'time'],
    listSearchableFields: ['name', 'venue'],
  },
  defaultSort: 'name',
  access: { ...editorsWrite, read: anyone },
  hooks: invalidating(PROVINCES),
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, unique: true, maxLength: 60 },
        { name: 'region', type: 'select', required: true, options: [...REGIONS] },
      ],
    },
    { name: 'venue', type: 'text', required: true, maxLength: 120 },
    { name: 'address', type: 'text', maxLength: 200 },
    { name: 'time', type: 'text', required: true, maxLength: 60 },
    {
      name: 'contact',
      type: 'text',
      maxLength: 120,
      admin: { description: 'Whom visitors may ask: a name, a number or an email address.' },
    },
    pictureField('picture', 'Picture', 'Empty: the province lit on the map.'),
  ],
}
