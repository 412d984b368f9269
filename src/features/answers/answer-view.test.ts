import { describe, expect, it } from 'vitest'
import { FIELD_TYPES } from '@/features/forms/field-types'
import type { FormField } from '@/features/forms/schema'
import { areAnswersReadable, toStoredAnswers } from './answer-shape'
import { listAnswerRows, presentAnswer, textOfAnswer } from './answer-view'
import type { Answer } from './schema'

const DRIVE = 'https://drive.google.com/file/d/abc/view'
const stored = { fileId: 4, name: 'letter.pdf', mimeType: 'application/pdf', size: 2048 }

describe('presentAnswer', () => {
  it.each<[string, Answer | undefined]>([
    ['nothing', undefined],
    ['empty text', ''],
    ['blank text', '  \n'],
    ['an empty list', []],
  ])('shows %s as empty', (_, answer) => {
    expect(presentAnswer(answer, 'text')).toEqual({ kind: 'empty' })
  })

  it('treats a stored null as empty', () => {
    expect(presentAnswer(null as never, 'text')).toEqual({ kind: 'empty' })
  })

  it('says Yes and No for booleans', () => {
    expect(presentAnswer(true, 'checkbox')).toEqual({ kind: 'text', text: 'Yes' })
    expect(presentAnswer(false, 'checkbox')).toEqual({ kind: 'text', text: 'No' })
  })

  it('joins lists', () => {
    expect(presentAnswer(['Main', 'Youth'], 'checkbox')).toEqual({
      kind: 'text',
      text: 'Main, Youth',
    })
  })

  it('knows a drive link in a file field, and in a field it knows nothing about', () => {
    expect(presentAnswer(DRIVE, 'file')).toEqual({ kind: 'drive', url: DRIVE })
    expect(presentAnswer(DRIVE, null)).toEqual({ kind: 'drive', url: DRIVE })
  })

  it('never makes a link of what a visitor typed', () => {
    expect(presentAnswer(DRIVE, 'textarea')).toEqual({ kind: 'text', text: DRIVE })
    for (const text of [
      'javascript:alert(1)//drive.google.com',
      'https://example.com/?drive.google.com',
      'drive.google.com',
    ]) {
      expect(presentAnswer(text, null)).toEqual({ kind: 'text', text })
    }
    expect(presentAnswer('javascript:alert(1)//drive.google.com', 'file').kind).toBe('file')
  })

  it('calls whatever else is in a file field "File info"', () => {
    for (const answer of [true, ['a.pdf'], 42, { name: 'a.pdf' }]) {
      const view = presentAnswer(answer, 'file')
      expect(view).toEqual({ kind: 'file', file: null, note: '' })
      expect(textOfAnswer(view)).toBe('File info')
    }
  })

  it('shows other file values as a file', () => {
    expect(presentAnswer(stored, 'file')).toEqual({ kind: 'file', file: stored, note: '' })
    expect(presentAnswer(stored, null)).toEqual({ kind: 'file', file: stored, note: '' })
    expect(presentAnswer('photo.jpg', 'file')).toEqual({
      kind: 'file',
      file: null,
      note: 'photo.jpg',
    })
  })
})

it.each([
  ['2027-03-11', 'March 11, 2027'],
  ['2027-02-30', '2027-02-30'],
  ['some day', 'some day'],
])('the date %s reads %s', (answer, text) => {
  expect(presentAnswer(answer, 'date')).toEqual({ kind: 'text', text })
  expect(presentAnswer(answer, 'text')).toEqual({ kind: 'text', text: answer })
})

describe('an answer that is none', () => {
  it.each<[string, unknown, string]>([
    ['a number', 42, '42'],
    ['an object', { a: 1 }, '{"a":1}'],
    ['a file without its name', { fileId: 4, size: 1 }, '{"fileId":4,"size":1}'],
    ['a list of other things', ['Main', 7, null], '["Main",7,null]'],
  ])('shows %s as unreadable, with what is there', (_case, answer, words) => {
    expect(presentAnswer(answer, 'file')).toEqual({ kind: 'file', file: null, note: '' })
    for (const fieldType of [...FIELD_TYPES.filter((type) => type !== 'file'), null]) {
      expect(presentAnswer(answer, fieldType)).toEqual({
        kind: 'unreadable',
        text: `Unreadable: ${words}`,
      })
    }
  })

  it('is not shown at any length', () => {
    const { text } = presentAnswer(['x'.repeat(10_000), 7], 'text') as { text: string }
    expect(text).toHaveLength('Unreadable: '.length + 201)
  })
})

describe('areAnswersReadable', () => {
  it.each<[unknown, boolean]>([
    [{}, true],
    [{ a: 'text', b: ['list'], c: true, d: stored, e: null }, true],
    [{ a: 'text', b: 7 }, false],
    [{ a: {} }, false],
    [{ a: [1] }, false],
    [null, false],
    [[], false],
    ['text', false],
    [7, false],
  ])('%j: %j', (data, is) => {
    expect(areAnswersReadable(toStoredAnswers(data))).toBe(is)
  })
})

describe('listAnswerRows', () => {
  const field = (id: string, order: number): FormField => ({
    id,
    label: `Label ${id}`,
    fieldType: 'text',
    placeholder: null,
    isRequired: false,
    options: null,
    validation: null,
    order,
  })
  const form = {
    fields: [field('b', 1), field('a', 0)],
    archivedFields: [field('old', 2), field('unanswered', 3)],
  }
  const data = { stray: '4', old: '3', b: '2' }

  it('follows the form, then names removed fields and strays that have an answer', () => {
    const rows = listAnswerRows(data, form)
    expect(rows.map(({ label, view }) => [label, view.kind])).toEqual([
      ['Label a', 'empty'],
      ['Label b', 'text'],
      ['Label old', 'text'],
      ['stray', 'text'],
    ])
    expect(rows.map(({ isRemoved }) => isRemoved)).toEqual([false, false, true, false])
  })

  it('tells which answers are no longer asked for', () => {
    const rules = [{ fieldId: 'a', is: 'given' as const }]
    const asked = { ...field('b', 1), showWhen: { match: 'all' as const, rules } }
    const unasked = (answers: Record<string, string>) =>
      listAnswerRows(answers, { ...form, fields: [field('a', 0), asked] })
        .filter(({ isUnasked }) => isUnasked)
        .map(({ fieldId }) => fieldId)
    expect(unasked(data)).toEqual(['b'])
    expect(unasked({ ...data, a: '1' })).toEqual([])
    expect(unasked({})).toEqual([])
  })

  it('falls back to the field ids when there is no form', () => {
    expect(listAnswerRows(data, null).map(({ label }) => label)).toEqual(['stray', 'old', 'b'])
  })
})
