import { expect, it } from 'vitest'
import { fieldNamesByTab, findPressedField, previewTextsOf } from './preview-places'

const text = (...paragraphs: string[]) => ({
  root: { children: paragraphs.map((each) => ({ children: [{ text: each }] })) },
})
const VALUES = {
  title: { value: 'Come and see' },
  slug: { value: 'come-and-see' },
  'hero.slides.0.id': { value: 'a1' },
  'hero.slides.0.title': { value: 'Relentless' },
  'hero.slides.0.content': { value: 'Pray  always' },
  'hero.slides.1.title': { value: 'Answer the call' },
  'hero.label': { value: 'Theme for 2025' },
  blocks: { value: 2 },
  'blocks.0.text': { value: text('We meet on Sundays.', 'Bring a friend.') },
  'blocks.1.blockType': { value: 'questions' },
  'blocks.1.items.0.question': { value: 'Who may come?' },
  'blocks.1.items.0.answer': { value: 'Come and see' },
}
const press = (words: string[], block: number | null = null) =>
  findPressedField(VALUES, { words, block })

it('finds a place by what the field says, then its row, then its section', () => {
  expect(previewTextsOf(VALUES, 'hero.slides.0.content')).toEqual([
    ...['pray always', 'relentless', 'answer the call', 'theme for 2025'],
  ])
  expect(previewTextsOf(VALUES, 'blocks.1')).toEqual(
    expect.arrayContaining(['who may come?', 'come and see']),
  )
  expect(previewTextsOf(VALUES, 'nothing.here')).toEqual([])
})

it('finds the field that says what was pressed, the nearest words first', () => {
  expect(press(['relentless', 'theme for 2025'])).toBe('hero.slides.0.title')
  expect(press(['a picture', 'answer the call'])).toBe('hero.slides.1.title')
  expect(press(['come and see'])).toBe('title')
  expect(press(['bring a friend.'], 0)).toBe('blocks.0.text')
  expect(press(['2025', 'nothing'])).toBeNull()
})

it('a press in a block opens that block’s field, or the block', () => {
  expect(press(['come and see'], 1)).toBe('blocks.1.items.0.answer')
  expect(press(['anything'], 1)).toBe('blocks.1')
})

it('a short text is no part of a longer one', () => {
  const values = { name: { value: 'Ana' } }
  expect(findPressedField(values, { words: ['banana'], block: null })).toBeNull()
  expect(findPressedField(values, { words: ['ana'], block: null })).toBe('name')
})

it('sends the preview no more texts than it can look for', () => {
  const values = Array.from({ length: 40 }, (_, at) => [`list.${at}.title`, { value: `No. ${at}` }])
  expect(previewTextsOf(Object.fromEntries(values), 'list')).toHaveLength(24)
})

it('a field inside a longer text is found by its part', () =>
  expect(press(['national worship: answer the call on march 27'])).toBe('hero.slides.1.title'))

it('knows which tab holds a field', () => {
  const row = { type: 'row', fields: [{ name: 'slug' }] }
  const tabs = [
    { label: 'Text', fields: [{ name: 'title' }, row] },
    { name: 'seo', fields: [] },
  ]
  expect(fieldNamesByTab([{ type: 'tabs', tabs }, { name: 'savedBy' }])).toEqual([
    ['title', 'slug'],
    ['seo'],
  ])
  expect(fieldNamesByTab([{ name: 'title' }])).toEqual([])
})
