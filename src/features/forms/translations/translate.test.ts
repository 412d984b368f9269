import { expect, it } from 'vitest'
import type { PublicForm } from '../schema'
import { translateForm } from './translate'

const FORM = {
  name: 'Camp',
  slug: 'camp',
  description: 'For all',
  thanksText: 'See you',
  notice: { version: 1, text: 'What we keep' },
  fields: [],
} as PublicForm
const OWN = {
  name: 'Kampo',
  description: 'Para sa lahat',
  thanksText: 'Hanggang sa muli',
  notice: 'Ang itinatago namin',
}
const sources: Record<keyof typeof OWN, string> = {
  name: 'Camp',
  description: 'For all',
  thanksText: 'See you',
  notice: 'What we keep',
}
const textsOf = ({ name, description, thanksText, notice }: PublicForm) => ({
  ...{ name, description, thanksText, notice: notice?.text },
})

it('shows each text of a form in the other language', () => {
  const texts = Object.fromEntries(
    Object.entries(sources).map(([key, source]) => [
      key,
      { of: source, text: OWN[key as keyof typeof OWN] },
    ]),
  )
  expect(textsOf(translateForm(FORM, 'fil', { isShown: true, texts }))).toEqual(OWN)
})

it('keeps English where a text is missing, and empty what the form does not say', () => {
  expect(textsOf(translateForm(FORM, 'fil', undefined))).toEqual(sources)
  const { thanksText: _thanks, notice: _notice, ...bare } = FORM
  const shown = translateForm({ ...bare, description: null }, 'fil', undefined)
  expect(shown).toMatchObject({ lang: 'fil', description: null })
  expect(Object.keys(shown)).not.toContain('thanksText')
})
