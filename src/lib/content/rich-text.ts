import 'server-only'
import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData, TextField } from 'payload'
import { isLinkAddress } from '../web-address'

const checkLinkAddress = (value: unknown): true | string =>
  (typeof value === 'string' && isLinkAddress(value)) ||
  'Please enter an address that begins with https://, mailto:, tel: or /'

/**
 * Payload accepts links with any scheme, such as `javascript:`, so our own check replaces its own.
 */
const linkFields = (fields: FieldAffectingData[]): FieldAffectingData[] =>
  fields.map((field) =>
    field.name === 'url'
      ? ({ ...field, hooks: {}, validate: checkLinkAddress } as TextField)
      : field,
  )

/** The editor of texts with headings, lists and links; it has only what pages of the site show. */
export const richTextEditor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) => linkFields(defaultFields),
    }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
  ],
})
