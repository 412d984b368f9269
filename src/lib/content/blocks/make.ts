import 'server-only'
import type { ArrayField, Block, Field } from 'payload'
import { lineField } from '../fields'

interface BlockOptions {
  label: string
  type: string
  fields: Field[]
}

export const contentBlock = (slug: string, { label, type, fields }: BlockOptions): Block => ({
  slug,
  interfaceName: type,
  labels: { singular: label, plural: label },
  admin: {
    disableBlockName: true,
    components: {
      Label: {
        path: '/components/panel/row-title#BlockTitle',
        clientProps: { noun: label },
      },
    },
  },
  fields,
})

export const listField = (
  name: string,
  [singular, plural]: readonly [string, string],
  fields: Field[],
  more: Pick<ArrayField, 'minRows' | 'maxRows'>,
): ArrayField => ({
  name,
  type: 'array',
  labels: { singular, plural },
  label: plural,
  required: true,
  defaultValue: () => [{}],
  ...more,
  admin: {
    components: {
      RowLabel: { path: '/components/panel/row-title#RowTitle', clientProps: { noun: singular } },
    },
  },
  fields,
})

export const headingField = (): Field => lineField('heading', 80, { isOptional: true })
