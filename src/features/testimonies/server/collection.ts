import 'server-only'
import type { Access, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { accessForPermission } from '@/lib/access'
import { editorWriteAccess } from '@/lib/content/fields'
import { invalidateCachedPages } from '@/lib/content/invalidate'
import { executorOfRequest } from '@/lib/database/adapter'
import { query, sql } from '@/lib/database/sql'
import { appendTombstones, storeTombstones, TOMBSTONE_HASHES } from '@/lib/erasure/tombstones'
import { recordPanelRead } from '@/lib/http/cms/panel-read'
import { MAX_QUOTE_LENGTH, TESTIMONY_LIMITS, TESTIMONY_STATUSES } from '../constants'

/** Stores a tombstone, so that a deleted testimony does not return with a restored backup. */
const rememberDeletion: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  const on = await executorOfRequest(req)
  const [row] = await query<{ mark: string }>(
    on,
    sql`select ${TOMBSTONE_HASHES.testimony} as mark
        from (values (${id}::int, ${doc.createdAt}::timestamptz)) as gone (id, created_at)`,
  )
  const marks = row ? [row.mark] : []
  await storeTombstones(on, marks)
  await appendTombstones(marks)
}

const isPublished = (row?: { status?: string }) => row?.status === 'published'

/** Lets editors read all but suspected testimonies, which only the portal shows. */
const readNormal: Access = (args) =>
  accessForPermission('content.write')(args) ? { suspectedAt: { exists: false } } : false

export const Testimonies: CollectionConfig = {
  slug: 'testimonies',
  labels: { singular: 'Testimony', plural: 'Testimonies' },
  orderable: true,
  disableDuplicate: true,
  access: { ...editorWriteAccess, read: readNormal },
  admin: {
    group: 'Lists',
    useAsTitle: 'location',
    defaultColumns: ['testimony', 'location', 'status', 'createdAt'],
    listSearchableFields: ['location', 'testimony', 'quote', 'name'],
    // One page of the list holds five groups of quotes, because editors can drag rows only within a
    // page.
    pagination: { defaultLimit: 25 },
    components: {
      beforeListTable: ['/app/(payload)/panel/waiting-testimonies#WaitingTestimonies'],
      edit: {
        beforeDocumentControls: ['/features/testimonies/components/panel/decide-here#DecideHere'],
      },
    },
    description:
      'Drag the rows into the order of the home page: five make a group, the first of each is the large one.',
  },
  hooks: {
    afterChange: [
      ({ doc, previousDoc, req }) =>
        isPublished(doc) || isPublished(previousDoc) ? invalidateCachedPages(req) : undefined,
    ],
    afterOperation: [recordPanelRead],
    afterDelete: [rememberDeletion, ({ req }) => invalidateCachedPages(req)],
  },
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: TESTIMONY_STATUSES.map((value) => ({
        value,
        label: value.charAt(0).toUpperCase() + value.slice(1),
      })),
      admin: { position: 'sidebar', description: 'Only published ones are on the home page.' },
    },
    {
      name: 'consent',
      label: 'May be shown in public',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'The form says that a testimony may be featured. Untick it when asked to.',
      },
    },
    {
      name: 'shownAs',
      label: 'Its author chose',
      type: 'select',
      defaultValue: 'place',
      options: [
        { value: 'place', label: 'Shown without the name' },
        { value: 'name', label: 'Shown with the name' },
        { value: 'nothing', label: 'Not shown' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'testimony',
      label: 'Original text',
      type: 'textarea',
      required: true,
      maxLength: TESTIMONY_LIMITS.testimonyMax,
      admin: {
        rows: 8,
        description: 'As it was sent.',
        components: { Cell: '/app/(payload)/panel/quote-cell#QuoteCell' },
      },
    },
    {
      name: 'quote',
      label: 'Shortened quote',
      type: 'textarea',
      maxLength: MAX_QUOTE_LENGTH,
      admin: { description: 'Shown in place of the whole testimony.' },
    },
    {
      name: 'location',
      label: 'Province/Location',
      type: 'text',
      required: true,
      maxLength: TESTIMONY_LIMITS.lineMax,
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: TESTIMONY_LIMITS.lineMax,
      admin: { description: 'Shown in public only if its author chose that.' },
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      admin: { description: 'Never shown in public.' },
    },
    {
      name: 'suspectedAt',
      type: 'date',
      admin: { hidden: true },
      access: { create: () => false, read: () => false, update: () => false },
    },
    // The signs of spam, of type `Suspicion` in lib/suspicion. Null for a normal testimony.
    {
      name: 'suspicion',
      type: 'json',
      admin: { hidden: true },
      access: { create: () => false, read: () => false, update: () => false },
    },
  ],
}
