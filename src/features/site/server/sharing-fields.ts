import 'server-only'
import type { Field } from 'payload'
import { pictureField } from '@/lib/content/fields'

/** What a page without words of its own says to search engines and shared links. */
export const SHARING_FIELDS: Field[] = [
  {
    name: 'description',
    type: 'textarea',
    required: true,
    maxLength: 300,
    admin: {
      description: 'One or two sentences, for every page that has no description of its own.',
    },
  },
  pictureField(
    'sharePicture',
    'Share picture',
    'Shown with a link in Messenger or Facebook, for every page without a picture of its own. Best at 1200 × 630 pixels.',
  ),
]
