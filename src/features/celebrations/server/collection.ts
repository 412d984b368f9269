import 'server-only'
import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  TextFieldSingleValidation,
} from 'payload'
import { allowAnyone } from '@/lib/access'
import {
  editorWriteAccess,
  invalidationHooks,
  lineField,
  paragraphField,
  pictureField,
} from '@/lib/content/fields'
import { executorOfRequest } from '@/lib/database/adapter'
import { internalTable } from '@/lib/database/tables'
import { paths } from '@/lib/paths'
import { enqueue } from '@/lib/queue/enqueue'
import { slugify } from '@/lib/slug'
import { checkWebAddress } from '@/lib/web-address'
import { PROVINCES_SLUG, VENUE_NAME_MAX_LENGTH, VENUE_REQUESTS_SLUG } from '../constants'
import { REGIONS } from '../regions'
import { PROVINCE_PAGE_FIELDS } from './province-page-fields'

const checkVenue: TextFieldSingleValidation = (value, { siblingData }) => {
  const { isAnnounced } = siblingData as { isAnnounced?: boolean }
  if (isAnnounced && !value?.trim()) return 'Please enter the venue that is announced'
  return (
    (value?.length ?? 0) <= VENUE_NAME_MAX_LENGTH ||
    `Please keep this under ${VENUE_NAME_MAX_LENGTH} characters`
  )
}

/**
 * Queues the messages when a venue is announced, because the scheduled job would start up to a
 * minute later.
 */
const queueVenueMessages: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.isAnnounced && !previousDoc?.isAnnounced) {
    await enqueue(await executorOfRequest(req), 'venue.tell', {})
  }
}

export const Provinces: CollectionConfig = {
  slug: PROVINCES_SLUG,
  admin: {
    group: 'Lists',
    useAsTitle: 'name',
    defaultColumns: ['name', 'region', 'isAnnounced', 'venue', 'time'],
    listSearchableFields: ['name', 'venue', 'towns'],
    pagination: { defaultLimit: 100 },
    preview: ({ name }) => paths.province(slugify(`${name ?? ''}`)),
  },
  defaultSort: 'name',
  access: { ...editorWriteAccess, read: allowAnyone },
  hooks: {
    ...invalidationHooks,
    afterChange: [...invalidationHooks.afterChange, queueVenueMessages],
    beforeDelete: [
      async ({ id, req }) => {
        const where = { province: { equals: id } }
        await req.payload.db.deleteMany({ collection: VENUE_REQUESTS_SLUG, where, req })
      },
    ],
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, unique: true, maxLength: 60 },
        { name: 'region', type: 'select', required: true, options: [...REGIONS] },
      ],
    },
    {
      name: 'isAnnounced',
      label: 'The venue is announced',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: {
        description:
          'Lights its pane, shows the venue, and tells everybody who has asked for it by email, once. Until then visitors see the time only.',
        components: { Cell: '/app/(payload)/panel/yes-no-cell#YesNoCell' },
      },
    },
    { name: 'venue', type: 'text', validate: checkVenue },
    lineField('address', 200, { isOptional: true }),
    lineField('time', 60),
    lineField('contact', 120, {
      isOptional: true,
      description: 'Whom visitors may ask: a name, a number or an email address.',
    }),
    lineField('directions', 500, {
      isOptional: true,
      description: 'Address of a map. Empty: the venue is looked up on Google Maps.',
      validate: checkWebAddress,
    }),
    {
      name: 'form',
      label: 'Registration form',
      type: 'relationship',
      relationTo: 'forms',
      admin: {
        allowEdit: false,
        description: 'For those who come to this gathering, if it asks for it.',
      },
    },
    paragraphField('towns', 1000, {
      isOptional: true,
      label: 'Cities and towns',
      description: 'What visitors may type to find it, between commas: cities, towns, old names.',
    }),
    pictureField('picture', 'Picture', 'Empty: the province lit on the map.'),
    ...PROVINCE_PAGE_FIELDS,
  ],
}

/** Requests to be notified of a venue. A row is deleted once the announcement was sent. */
export const VenueRequests = internalTable(
  VENUE_REQUESTS_SLUG,
  [
    { name: 'province', type: 'relationship', relationTo: PROVINCES_SLUG, required: true },
    { name: 'email', type: 'text', required: true },
    // The email address in canonical form, the same for all spellings (lib/mail/recipient.ts).
    { name: 'recipient', type: 'text', required: true },
    { name: 'askedAt', type: 'date' },
    { name: 'confirmedAt', type: 'date' },
    { name: 'queuedAt', type: 'date' },
  ],
  {
    indexes: [
      { fields: ['province', 'recipient'], unique: true },
      { fields: ['recipient', 'askedAt'] },
    ],
  },
)
