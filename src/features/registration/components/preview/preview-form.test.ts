import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FIELD_TYPES } from '@/features/forms/field-types'
import type { PublicForm } from '@/features/forms/schema'
import { PreviewForm } from './preview-form'

const FORM: PublicForm = {
  name: 'Retreat',
  slug: 'retreat',
  description: null,
  notice: { version: 1, text: 'We keep it for a year.' },
  fields: FIELD_TYPES.map((fieldType, order) => ({
    id: fieldType,
    label: `Label ${fieldType}`,
    fieldType,
    placeholder: null,
    helpText: `Help for ${fieldType}`,
    isRequired: true,
    options: ['A', 'B'],
    order,
  })),
}

const html = renderToStaticMarkup(
  createElement(PreviewForm, { form: FORM, picture: null, strip: null }),
)

it('leads nowhere: no address, no key, no token, also without script', () => {
  const [tag] = html.match(/<form[^>]*>/) ?? []
  expect(tag).toContain('method="dialog"')
  expect(tag).not.toContain('action')
  expect(html).not.toContain('type="hidden"')
})

it.each(FIELD_TYPES)('shows the help text of a %s field and reads it out with it', (fieldType) => {
  const help = `field-${fieldType}-help`
  const [, text] = html.match(new RegExp(`<p id="${help}"[^>]*>([^<]*)</p>`)) ?? []
  expect(text).toBe(`Help for ${fieldType}`)
  const described = [...html.matchAll(/aria-describedby="([^"]*)"/g)].map(([, ids = '']) =>
    ids.split(' '),
  )
  expect(described.filter((ids) => ids.includes(help))).toHaveLength(1)
})
