import 'server-only'
import type { Field } from 'payload'
import { lineField } from '../fields'
import { validateLink } from './link'

interface LinkOptions {
  label?: string
  description?: string
  isOptional?: boolean
  width?: string
  defaultValue?: string
}

/**
 * A field that stores `page:12` (link.ts) or an address. The link check looks for `custom.isLink`.
 */
export const linkField = (
  name: string,
  { label = 'Leads to', description, isOptional, width, defaultValue }: LinkOptions = {},
): Field => {
  const words = { isOptional, label, description, width, ...(defaultValue && { defaultValue }) }
  const field = lineField(name, 500, words)
  return {
    ...field,
    custom: { isLink: true },
    validate: (value: unknown) =>
      (!value && !isOptional && 'Please choose where this leads') || validateLink(value as string),
    admin: { ...field.admin, components: { Field: '/components/panel/link-field#LinkField' } },
  } as Field
}

export const linkFields = (name: string, words: string, options: LinkOptions = {}): Field => ({
  type: 'row',
  fields: [
    linkField(name, { ...options, width: '50%' }),
    lineField(words, 40, {
      isOptional: true,
      label: 'Words of the link',
      description: 'Empty: the title of what it leads to.',
      width: '50%',
    }),
  ],
})
