import { expect, it } from 'vitest'
import { isPersonalTemplate, listMergeFields, readMergeFields, splitIntoPieces } from './template'

const FIELDS = [
  { id: 'f1', label: 'Home  Church', fieldType: 'text' },
  { id: 'f2', label: 'Letter', fieldType: 'file' },
  { id: 'f3', label: 'Name', fieldType: 'text' },
  { id: 'f4', label: 'Your trip', fieldType: 'section' },
] as never[]

it('takes a text apart into words of staff and merge fields', () => {
  expect(splitIntoPieces('Dear { Name }, of {home church}')).toEqual([
    { words: 'Dear ' },
    { key: 'name', mark: ' Name ' },
    { words: ', of ' },
    { key: 'home church', mark: 'home church' },
  ])
  expect(splitIntoPieces('{a}{b}')).toEqual([
    { key: 'a', mark: 'a' },
    { key: 'b', mark: 'b' },
  ])
  expect(splitIntoPieces('a { b\n} {}')).toEqual([{ words: 'a { b\n} {}' }])
})

it('finds the field of a label however its blanks and letters are written', () => {
  const template = { subject: '{form}', text: '{HOME CHURCH} {name} {Letter} {nobody} {nobody}' }
  expect(readMergeFields(template, { fields: FIELDS })).toEqual({
    mergeFields: { 'home church': 'f1' },
    unknown: ['letter', 'nobody'],
  })
})

it('offers what every registration has once, and labels of fields that hold words', () => {
  expect(listMergeFields({ fields: FIELDS })).toEqual([
    'name',
    'first name',
    'reference',
    'form',
    'Home  Church',
  ])
})

it('knows whether two registrations of one mailbox would read something different', () => {
  expect(isPersonalTemplate({ subject: '{form}', text: 'The same for all' })).toBe(false)
  for (const mark of ['name', 'first name', 'reference', 'home church']) {
    expect(isPersonalTemplate({ subject: 'Hello', text: `Yours: {${mark}}` }), mark).toBe(true)
  }
})
