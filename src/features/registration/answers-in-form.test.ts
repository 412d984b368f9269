import { describe, expect, it } from 'vitest'
import {
  fieldIdOfInput,
  inputName,
  type PublicField,
  readFiles,
  readFormAnswers,
} from './answers-in-form'
import { findFileErrors } from './file-errors'

const field = (id: string, fieldType: PublicField['fieldType']): PublicField => ({
  id,
  fieldType,
  label: id,
  placeholder: null,
  isRequired: false,
  options: null,
  order: 0,
})

const NOTHING: ReadonlySet<string> = new Set()

function filled(entries: [string, string | File][]) {
  const values = new FormData()
  for (const [name, value] of entries) values.append(name, value)
  return values
}

describe('input names', () => {
  it('lead back to their field', () => {
    expect(inputName(field('a1', 'text'))).toBe('answer_a1')
    expect(inputName(field('a1', 'file'))).toBe('file_a1')
    expect(fieldIdOfInput('answer_a1')).toBe('a1')
    expect(fieldIdOfInput('file_answer_1')).toBe('answer_1')
    expect(fieldIdOfInput('formToken')).toBeNull()
  })
})

describe('reading the answers out of the page', () => {
  it.each(['text', 'email', 'phone', 'textarea', 'select', 'date'] as const)(
    'takes the text of %s as it is and leaves out what is empty',
    (fieldType) => {
      const fields = [field('full', fieldType), field('blank', fieldType)]
      const values = filled([
        ['answer_full', ' Ana  '],
        ['answer_blank', ''],
      ])
      expect(readFormAnswers(fields, values, NOTHING)).toEqual({ full: ' Ana  ' })
    },
  )

  it('lists the ticked options of a checkbox', () => {
    const values = filled([
      ['answer_c', 'Morning'],
      ['answer_c', 'Night'],
    ])
    expect(readFormAnswers([field('c', 'checkbox')], values, NOTHING)).toEqual({
      c: ['Morning', 'Night'],
    })
  })

  it('tells a checkbox left alone from one ticked and unticked again', () => {
    const fields = [field('alone', 'checkbox'), field('back', 'checkbox')]
    expect(readFormAnswers(fields, filled([]), new Set(['back']))).toEqual({ back: [] })
  })

  it('answers a file field with the name of the file', () => {
    const values = filled([['file_f', new File(['x'], 'letter.pdf')]])
    expect(readFormAnswers([field('f', 'file')], values, NOTHING)).toEqual({ f: 'letter.pdf' })
  })

  it('ignores inputs of no field', () => {
    const values = filled([
      ['formToken', 'k'],
      ['answer_gone', 'x'],
    ])
    expect(readFormAnswers([field('a', 'text')], values, NOTHING)).toEqual({})
  })
})

describe('reading the files', () => {
  it('leaves out the nameless file of an empty file input', () => {
    const letter = new File(['x'], 'letter.pdf')
    const values = filled([
      ['file_a', letter],
      ['file_b', new File([], '')],
    ])
    const files = readFiles([field('a', 'file'), field('b', 'file')], values)
    expect([...files].map(([id, file]) => [id, file.name])).toEqual([['a', 'letter.pdf']])
  })
})

const MB = 1024 * 1024

describe('findFileErrors', () => {
  const sizes = (...entries: [string, number][]) =>
    new Map(entries.map(([id, size]) => [id, { size, name: 'a.pdf', type: 'application/pdf' }]))

  it.each([
    ['film.mp4', 'video/mp4', false],
    ['setup.exe', '', false],
    [
      'slides.pptx',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      false,
    ],
    ['scan.PDF', '', true],
    ['photo.tmp', 'image/jpeg', true],
    ['letter.docx', 'application/octet-stream', true],
    ['without-an-ending', '', true],
  ])('%s (%s) may be sent: %s', (name, type, isAccepted) => {
    const errors = findFileErrors(new Map([['a', { size: 1, name, type }]]))
    expect(errors).toEqual(
      isAccepted ? {} : { a: expect.stringMatching(/^This kind of file is not accepted/) },
    )
  })

  it('accepts a file of exactly the limit', () => {
    expect(findFileErrors(sizes(['a', 25 * MB]))).toEqual({})
  })

  it('names the file that is too large', () => {
    expect(findFileErrors(sizes(['a', 25 * MB + 1], ['b', 10]))).toEqual({
      a: 'This file is larger than 25 MB. Please choose a smaller one.',
    })
  })

  it('names those beyond the tenth', () => {
    const eleven = Array.from({ length: 11 }, (_, at): [string, number] => [`f${at}`, 1])
    expect(findFileErrors(sizes(...eleven))).toEqual({
      f10: 'At most 10 files can be sent together',
    })
    expect(findFileErrors(sizes(...eleven.slice(1)))).toEqual({})
  })

  it('names all of them when only their sum is too large', () => {
    expect(Object.keys(findFileErrors(sizes(['a', 21 * MB], ['b', 20 * MB])))).toEqual(['a', 'b'])
  })
})
