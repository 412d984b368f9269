import 'server-only'
import type { ArrayField, Block, Field } from 'payload'
import { line } from '../fields'

interface BlockOptions {
  /** As the list of blocks names it, such as `Questions and answers`. */
  label: string
  /** Its type in payload-types.ts. */
  type: string
  fields: Field[]
}

/** A block that the panel titles by the block's own text, as it does rows of lists. */
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

/** A list inside a block: open, because a block is opened to edit its list, with a row to begin with. */
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

/** A block's heading. */
export const heading = (): Field => line('heading', 80, { isOptional: true })
