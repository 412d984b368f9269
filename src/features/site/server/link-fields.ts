import 'server-only'
import type { BlocksField } from 'payload'
import { contentBlock, listField } from '@/lib/content/blocks/make'
import { lineField } from '@/lib/content/fields'
import { linkField, linkFields } from '@/lib/content/links/field'
import {
  DEFAULT_LEGAL_LINKS,
  DEFAULT_MENU,
  DEFAULT_QUICK_LINKS,
  hasSameLinks,
  type MenuEntryRow,
} from '../default-links'

const link = contentBlock('link', {
  label: 'Link',
  type: 'MenuLink',
  fields: [linkFields('to', 'link')],
})

const submenu = contentBlock('submenu', {
  label: 'Submenu',
  type: 'Submenu',
  fields: [
    lineField('link', 30, {
      isOptional: true,
      label: 'Words',
      description: 'Empty: the title of its page.',
    }),
    linkField('to', {
      label: 'Its own page',
      description: 'Where its name leads in the drawer, and in browsers without script.',
    }),
    listField('items', ['Link', 'Links'], [linkFields('to', 'link')], { minRows: 1, maxRows: 12 }),
  ],
})

const links = (
  { name, label, description }: { name: string; label: string; description: string },
  blocks: BlocksField['blocks'],
  defaults: readonly MenuEntryRow[],
  maxRows: number,
): BlocksField => ({
  name,
  label,
  labels: { singular: 'Link', plural: label },
  type: 'blocks',
  maxRows,
  blocks,
  admin: {
    initCollapsed: true,
    description: `${description} Drag to order, remove to hide. Without any they are as they came.`,
  },
  hooks: {
    afterRead: [({ value }) => (value?.length ? value : defaults)],
    // Default links are not stored, so that the site follows changes of the defaults in the code.
    beforeChange: [({ value }) => (hasSameLinks(value, defaults) ? [] : value)],
  },
})

export const menuEntriesField = links(
  {
    name: 'entries',
    label: 'Links of the menu',
    description: 'In the top bar, and in the drawer on phones.',
  },
  [link, submenu],
  DEFAULT_MENU,
  12,
)

export const footerLinksField = links(
  { name: 'links', label: 'Links of the footer', description: 'In two columns.' },
  [link],
  DEFAULT_QUICK_LINKS,
  16,
)

export const legalLinksField = links(
  { name: 'legal', label: 'Last line of the footer', description: 'Beside the copyright line.' },
  [link],
  DEFAULT_LEGAL_LINKS,
  8,
)
