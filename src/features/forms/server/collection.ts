import 'server-only'
import type { CollectionConfig } from 'payload'
import { allow, closed } from '@/lib/access'
import { FORM_ADDRESSES_TAG, FORMS_TAG, invalidate } from '@/lib/cache/tags'

/** Registration forms. Written only by the portal's operations, which keep field ids stable. */
export const Forms: CollectionConfig = {
  slug: 'forms',
  admin: { hidden: true, useAsTitle: 'name' },
  access: { ...closed, read: allow('forms.read') },
  hooks: {
    afterChange: [
      ({ req }) => invalidate(req, FORMS_TAG),
      ({ doc, previousDoc, req }) =>
        doc.slug === previousDoc?.slug ? undefined : invalidate(req, FORM_ADDRESSES_TAG),
    ],
    afterDelete: [({ req }) => invalidate(req, FORMS_TAG)],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'slug', type: 'text', required: true, unique: true, index: true },
    { name: 'description', type: 'textarea' },
    { name: 'isActive', type: 'checkbox', required: true, defaultValue: true },
    { name: 'revision', type: 'number', required: true, defaultValue: 0 },
    // The confirmation email; without a text of its own it has the usual one (receipt.ts).
    {
      name: 'receipt',
      type: 'group',
      fields: [
        { name: 'isOn', type: 'checkbox', required: true, defaultValue: false },
        { name: 'subject', type: 'text' },
        { name: 'text', type: 'textarea' },
      ],
    },
    {
      name: 'fields',
      type: 'array',
      fields: [
        { name: 'label', type: 'text', required: true },
        // Text, not an enum of the database: a new field type needs no migration.
        { name: 'fieldType', type: 'text', required: true },
        { name: 'placeholder', type: 'text' },
        { name: 'isRequired', type: 'checkbox', required: true, defaultValue: false },
        { name: 'options', type: 'json' },
        { name: 'validation', type: 'json' },
        // A removed field stays, so that old submissions and exports keep its label.
        { name: 'archived', type: 'checkbox', required: true, defaultValue: false },
      ],
    },
  ],
}
