import 'server-only'
import type { Block } from 'payload'
import { lineField, paragraphField } from '../fields'
import { richTextEditor } from '../rich-text'
import { contentBlock, headingField, listField } from './make'

const text = contentBlock('text', {
  label: 'Text',
  type: 'TextBlock',
  fields: [{ name: 'text', type: 'richText', required: true, editor: richTextEditor }],
})

const quote = contentBlock('quote', {
  label: 'Quote or testimony',
  type: 'QuoteBlock',
  fields: [
    {
      name: 'testimony',
      label: 'A published testimony',
      type: 'relationship',
      relationTo: 'testimonies',
      filterOptions: { status: { equals: 'published' } },
      admin: {
        allowCreate: false,
        allowEdit: false,
        description: 'Empty: the words below are shown.',
      },
    },
    paragraphField('quote', 500, {
      isOptional: true,
      label: 'Or words of your own',
      condition: (_data: unknown, { testimony }: { testimony?: unknown }) => !testimony,
    }),
    lineField('person', 80, {
      isOptional: true,
      label: 'Who said it',
      condition: (_data: unknown, { testimony }: { testimony?: unknown }) => !testimony,
    }),
  ],
})

const questions = contentBlock('questions', {
  label: 'Questions and answers',
  type: 'QuestionsBlock',
  fields: [
    headingField(),
    listField(
      'items',
      ['Question', 'Questions'],
      [lineField('question', 160), paragraphField('answer', 2000)],
      {
        minRows: 1,
        maxRows: 40,
      },
    ),
  ],
})

export const WORD_BLOCKS: readonly Block[] = [text, quote, questions]
