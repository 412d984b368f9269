import { describe, expect, it } from 'vitest'
import { NO_ANSWER_LIMITS } from '../answer-limits'
import { countAnswersOf, lossQuestion } from './answer-loss'
import type { DraftField } from './draft-fields'

const FIELD: DraftField = {
  key: 'a',
  id: 'a',
  label: ' Church ',
  fieldType: 'text',
  placeholder: '',
  helpText: '',
  isRequired: false,
  showWhen: null,
  isSensitive: false,
  ...NO_ANSWER_LIMITS,
  optionsText: '',
}

describe('answersOf', () => {
  it('is 0 for a new field, an unanswered one and while nothing is known', () => {
    expect(countAnswersOf({}, { a: 3 })).toBe(0)
    expect(countAnswersOf({ id: 'b' }, { a: 3 })).toBe(0)
    expect(countAnswersOf({ id: 'a' }, undefined)).toBe(0)
    expect(countAnswersOf({ id: 'a' }, { a: 3 })).toBe(3)
  })
})

describe('lossQuestion', () => {
  it('names how many answers there are and which field', () => {
    const { text } = lossQuestion({ kind: 'remove', field: FIELD, position: 0 }, 1312)
    expect(text).toMatch(/^1,312 answers exist for “Church”\./)
    expect(text).toContain('keeps its label')
  })

  it('counts one in the singular and names the new type', () => {
    const loss = { kind: 'retype', field: { ...FIELD, label: '' }, fieldType: 'select' } as const
    const { title, text } = lossQuestion(loss, 1)
    expect(title).toBe('Change the type to Dropdown?')
    expect(text).toMatch(/^1 answer exists for “Untitled field”\./)
  })
})
