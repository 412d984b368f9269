import 'server-only'
import type { BlocksField, Tab } from 'payload'
import { PICTURE_BLOCKS } from './pictures'
import { LINK_BLOCKS } from './ways'
import { WORD_BLOCKS } from './words'

const MAX_BLOCKS = 60

/**
 * The field for a page's blocks, stored in one JSON column (`blocksAsJSON` in payload.config.ts).
 */
export const blocksField = (description?: string): BlocksField => ({
  name: 'blocks',
  label: 'Blocks',
  labels: { singular: 'Block', plural: 'Blocks' },
  type: 'blocks',
  maxRows: MAX_BLOCKS,
  blocks: [...WORD_BLOCKS, ...PICTURE_BLOCKS, ...LINK_BLOCKS],
  admin: {
    initCollapsed: false,
    description,
    components: { afterInput: ['/components/panel/add-block#AddBlock'] },
  },
})

export const blocksTab = (): Tab => ({
  label: 'More below',
  description: 'What you add here follows the sections of this page. Empty: there is nothing more.',
  fields: [blocksField()],
})
