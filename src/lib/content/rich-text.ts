import 'server-only'
import type { FieldAffectingData, TextField } from 'payload'
import { linkField } from './links/field'

// Node loads this from node_modules, because the bundler would write it again for many routes. It
// is not declared an external package, because the panel's pages bundle parts of it (decision 039).
const {
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
} = await import(/* turbopackIgnore: true */ '@payloadcms/richtext-lexical')

/**
 * Replaces Payload's URL field by the product's own link field, because Payload's accepts any
 * scheme, such as `javascript:`, and cannot choose a page or a form of the site. Hides Payload's
 * choice between two kinds of links.
 */
const linkFields = (fields: FieldAffectingData[]): FieldAffectingData[] =>
  fields.map((field) => {
    if (field.name === 'url') return { ...linkField('url'), defaultValue: '' } as TextField
    if (field.name !== 'linkType') return field
    return { ...field, admin: { ...field.admin, hidden: true } } as FieldAffectingData
  })

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
