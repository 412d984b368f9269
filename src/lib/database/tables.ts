import 'server-only'
import type { CollectionConfig, Field, SelectField } from 'payload'
import { denyAccess, noWriteAccess } from '../access'

/**
 * Returns a collection that only the product's own SQL reads and writes. Payload creates its
 * columns.
 */
export const internalTable = (
  slug: string,
  fields: Field[],
  { indexes }: Pick<CollectionConfig, 'indexes'> = {},
): CollectionConfig => ({
  slug,
  admin: { hidden: true },
  access: { ...noWriteAccess, read: denyAccess },
  indexes,
  fields,
})

export const choiceField = (
  name: string,
  options: readonly string[],
  defaultValue: string,
  more: Pick<SelectField, 'index'> = {},
): Field => ({
  name,
  type: 'select',
  required: true,
  defaultValue,
  options: [...options],
  ...more,
})
