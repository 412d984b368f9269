import 'server-only'
import type { BlocksField, Tab } from 'payload'
import { PICTURE_BLOCKS } from './pictures'
import { WAY_BLOCKS } from './ways'
import { WORD_BLOCKS } from './words'

/** The most blocks of a page. A longer page would hardly be read to its end. */
const MAX_BLOCKS = 60

/** The blocks of a page, in one JSON column (`blocksAsJSON` in payload.config.ts). */
export const blocksField = (description?: string): BlocksField => ({
  name: 'blocks',
  label: 'Blocks',
  labels: { singular: 'Block', plural: 'Blocks' },
  type: 'blocks',
  maxRows: MAX_BLOCKS,
  blocks: [...WORD_BLOCKS, ...PICTURE_BLOCKS, ...WAY_BLOCKS],
  admin: {
    initCollapsed: false,
    description,
    components: { afterInput: ['/components/panel/add-block#AddBlock'] },
  },
})

/** The tab of a page with fixed sections, in which an editor adds blocks below them. */
export const blocksTab = (): Tab => ({
  label: 'More below',
  description: 'What you add here follows the sections of this page. Empty: there is nothing more.',
  fields: [blocksField()],
})
