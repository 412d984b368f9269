import 'server-only'
import type { CollectionConfig, Field } from 'payload'
import { allow, closed, deny } from '@/lib/access'
import { invalidate } from '@/lib/content/invalidate'
import { keepVersions } from '../builder/server/keep-versions'
import type { FieldProperties } from '../field-properties'

export { FormDrafts, FormPreviews, FormVersions } from '../builder/server/kept-states'

const COLUMNS = {
  label: { type: 'text', required: true },
  // Text, not a database enum, so that a new field type needs no migration.
  fieldType: { type: 'text', required: true },
  placeholder: { type: 'text' },
  helpText: { type: 'text' },
  isRequired: { type: 'checkbox', required: true, defaultValue: false },
  options: { type: 'json' },
} satisfies Record<keyof FieldProperties, object>

const FIELD_COLUMNS = Object.entries(COLUMNS).map(
  ([name, column]) => ({ name, ...column }) as Field,
)

/** Registration forms. Written only by the portal's operations, which keep field ids stable. */
export const Forms: CollectionConfig = {
  slug: 'forms',
  admin: { hidden: true, useAsTitle: 'name' },
  access: { ...closed, read: allow('forms.read') },
  hooks: {
    afterChange: [({ req }) => invalidate(req), keepVersions],
    afterDelete: [({ req }) => invalidate(req)],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'slug', type: 'text', required: true, unique: true, index: true },
    { name: 'description', type: 'textarea' },
    // Shown below the page's usual texts: while the form is closed, and in the thanks.
    { name: 'closedText', type: 'textarea' },
    { name: 'thanksText', type: 'textarea' },
    { name: 'isActive', type: 'checkbox', required: true, defaultValue: true },
    { name: 'revision', type: 'number', required: true, defaultValue: 0 },
    // The confirmation email; null texts mean the defaults (receipt.ts).
    {
      name: 'receipt',
      type: 'group',
      fields: [
        { name: 'isOn', type: 'checkbox', required: true, defaultValue: false },
        { name: 'subject', type: 'text' },
        { name: 'text', type: 'textarea' },
      ],
    },
    // The notice that visitors agree to. Every changed text is a new version, stored in
    // FormNotices.
    {
      name: 'notice',
      type: 'group',
      fields: [
        { name: 'isOn', type: 'checkbox', required: true, defaultValue: false },
        { name: 'version', type: 'number', required: true, defaultValue: 0 },
        { name: 'text', type: 'textarea' },
      ],
    },
    // How long registrations are kept; forever without days, or when counting from an event without
    // a day.
    {
      name: 'retention',
      type: 'group',
      fields: [
        { name: 'days', type: 'number' },
        { name: 'from', type: 'text' },
        // `2026-12-31`: a day in the ministry's time zone.
        { name: 'eventDay', type: 'text' },
      ],
    },
    // Fields whose answers are the registrant's name; null finds them by rule (name-fields.ts).
    { name: 'nameFieldIds', type: 'json' },
    {
      name: 'fields',
      type: 'array',
      fields: [
        ...FIELD_COLUMNS,
        { name: 'validation', type: 'json' },
        // A removed field is kept, so that old submissions and exports still have its label.
        { name: 'archived', type: 'checkbox', required: true, defaultValue: false },
      ],
    },
  ],
}

/** Earlier addresses of forms, which redirect to the current one. */
export const FormAddresses: CollectionConfig = {
  slug: 'form-addresses',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [
    { name: 'address', type: 'text', required: true, unique: true },
    { name: 'formId', type: 'number', required: true, index: true },
  ],
}

/**
 * Every version of a notice as it was shown; a submission stores the version that was agreed to.
 */
export const FormNotices: CollectionConfig = {
  slug: 'form-notices',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  indexes: [{ fields: ['formId', 'version'], unique: true }],
  fields: [
    { name: 'formId', type: 'number', required: true },
    { name: 'version', type: 'number', required: true },
    { name: 'text', type: 'textarea', required: true },
  ],
}
