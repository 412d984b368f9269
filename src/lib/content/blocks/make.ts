import 'server-only'
import type { ArrayField, Block, Field } from 'payload'
import { line } from '../fields'

interface BlockOptions {
  /** The block's name in the list from which editors choose, such as `Questions and answers`. */
  label: string
  /** The name of the block's TypeScript type in payload-types.ts. */
  type: string
  fields: Field[]
}

/**
 * Defines a block. The panel titles the block with its own text, as it titles the rows of lists.
 */
export const block = (slug: string, { label, type, fields }: BlockOptions): Block => ({
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

/** Not collapsed, because editors open a block to edit its list. */
export const list = (
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

/** Defines the optional heading of a block. */
export const heading = (): Field => line('heading', 80, { isOptional: true })
