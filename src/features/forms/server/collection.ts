import 'server-only'
import type { CollectionAfterReadHook, CollectionConfig, Field } from 'payload'
import { accessForPermission, noWriteAccess } from '@/lib/access'
import { invalidateCachedPages } from '@/lib/content/invalidate'
import { internalTable } from '@/lib/database/tables'
import { storeVersions } from '../builder/server/keep-versions'
import { FormDrafts, FormPreviews, FormVersions } from '../builder/server/kept-states'
import { PlaceLimits } from '../capacity/server/collection'
import type { FIELD_COLUMNS as NAMES } from '../field-properties'
import { LanguageReviewsTable } from '../translations/server/collection'
import { runFormSideWrites } from './side-writes'

const COLUMNS = {
  label: { type: 'text', required: true },
  // Text instead of a database enum, so that a new field type needs no migration.
  fieldType: { type: 'text', required: true },
  placeholder: { type: 'text' },
  helpText: { type: 'text' },
  isRequired: { type: 'checkbox', required: true, defaultValue: false },
  options: { type: 'json' },
} satisfies Record<(typeof NAMES)[number], object>

const FIELD_COLUMNS = Object.entries(COLUMNS).map(
  ([name, column]) => ({ name, ...column }) as Field,
)

const onlyForThePortal = (field: Field): Field =>
  'name' in field && field.name !== 'name'
    ? ({ ...field, access: { read: () => false } } as Field)
    : field

/**
 * Leaves only the id and name of a form that is read with access control. Field access would not
 * hide Payload's `createdAt` and `updatedAt`.
 */
const onlyIdAndName: CollectionAfterReadHook = ({ doc, overrideAccess }) =>
  overrideAccess ? doc : { id: doc.id, name: doc.name }

/**
 * Forms are written only by the portal, because it keeps the ids of fields, which answers refer to.
 */
const Forms: CollectionConfig = {
  slug: 'forms',
  admin: { hidden: true, useAsTitle: 'name' },
  // Editors choose the form that a page links to; the panel shows them only its name.
  access: { ...noWriteAccess, read: accessForPermission('content.write') },
  hooks: {
    afterRead: [onlyIdAndName],
    afterChange: [({ req }) => invalidateCachedPages(req), storeVersions, runFormSideWrites],
    beforeDelete: [runFormSideWrites],
    afterDelete: [({ req }) => invalidateCachedPages(req)],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'slug', type: 'text', required: true, unique: true, index: true },
    { name: 'description', type: 'textarea' },
    { name: 'closedText', type: 'textarea' },
    { name: 'thanksText', type: 'textarea' },
    { name: 'hasSteps', type: 'checkbox', required: true, defaultValue: false },
    { name: 'isActive', type: 'checkbox', required: true, defaultValue: true },
    { name: 'isArchived', type: 'checkbox', required: true, defaultValue: false },
    { name: 'revision', type: 'number', required: true, defaultValue: 0 },
    // Null texts mean the defaults (receipt.ts).
    {
      name: 'receipt',
      type: 'group',
      fields: [
        { name: 'isOn', type: 'checkbox', required: true, defaultValue: false },
        { name: 'subject', type: 'text' },
        { name: 'text', type: 'textarea' },
      ],
    },
    // Each changed text gets a new version, also stored in FormNotices.
    {
      name: 'notice',
      type: 'group',
      fields: [
        { name: 'isOn', type: 'checkbox', required: true, defaultValue: false },
        { name: 'version', type: 'number', required: true, defaultValue: 0 },
        { name: 'text', type: 'textarea' },
        { name: 'isSensitive', type: 'checkbox', required: true, defaultValue: false },
      ],
    },
    {
      name: 'retention',
      type: 'group',
      fields: [
        { name: 'days', type: 'number' },
        { name: 'from', type: 'text' },
        // A day such as `2026-12-31`, in the ministry's time zone.
        { name: 'eventDay', type: 'text' },
      ],
    },
    { name: 'opensAt', type: 'date' },
    { name: 'closesAt', type: 'date' },
    {
      name: 'places',
      type: 'group',
      fields: [
        { name: 'hasWaitingList', type: 'checkbox', required: true, defaultValue: false },
        { name: 'showLeftBelow', type: 'number' },
        { name: 'offerHours', type: 'number' },
        { name: 'changeUntil', type: 'date' },
      ],
    },
    { name: 'party', type: 'json' },
    { name: 'nameFieldIds', type: 'json' },
    // Settings by field id (`FIELD_SETTINGS` in field-properties.ts).
    { name: 'fieldSettings', type: 'json' },
    { name: 'translations', type: 'json' },
    {
      name: 'fields',
      type: 'array',
      fields: [
        ...FIELD_COLUMNS,
        { name: 'validation', type: 'json' },
        // A removed field is kept for its label in old submissions and exports.
        { name: 'archived', type: 'checkbox', required: true, defaultValue: false },
      ],
    },
  ].map((field) => onlyForThePortal(field as Field)),
}

/** Earlier addresses of forms, which redirect to the current one. */
const FormAddresses = internalTable('form-addresses', [
  { name: 'address', type: 'text', required: true, unique: true },
  { name: 'formId', type: 'number', required: true, index: true },
])

/** The texts of a form's privacy notice; a submission stores the version that was agreed to. */
const FormNotices = internalTable(
  'form-notices',
  [
    { name: 'formId', type: 'number', required: true },
    { name: 'version', type: 'number', required: true },
    { name: 'text', type: 'textarea', required: true },
  ],
  {
    indexes: [{ fields: ['formId', 'version'], unique: true }],
  },
)

export const FormCollections = [
  Forms,
  FormAddresses,
  FormNotices,
  FormVersions,
  FormDrafts,
  FormPreviews,
  LanguageReviewsTable,
  PlaceLimits,
]
