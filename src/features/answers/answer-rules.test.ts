import { describe, expect, it } from 'vitest'
import { ANSWER_RULES } from './answer-rules'

const plain = { options: null }

describe('what only the server checks', () => {
  it.each([
    ['2026-11-30', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['30/11/2026', false],
    ['2026-11-30T00:00', false],
  ])('date %s is real: %s', (answer, isReal) => {
    expect(ANSWER_RULES.date.strict(answer, plain) === null).toBe(isReal)
  })

  it('takes only options that the form offers', () => {
    const offered = { options: ['Luzon', 'Visayas'] }
    expect(ANSWER_RULES.select.strict('Luzon', offered)).toBeNull()
    expect(ANSWER_RULES.select.strict('luzon', offered)).not.toBeNull()
    expect(ANSWER_RULES.checkbox.strict(['Luzon', 'Visayas'], offered)).toBeNull()
    expect(ANSWER_RULES.checkbox.strict(['Luzon', 'Mars'], offered)).not.toBeNull()
  })

  it('takes one other text, not longer than an option', () => {
    const own = { options: ['Luzon'], hasOther: true }
    const long = (length: number) => 'a'.repeat(length)
    expect(ANSWER_RULES.select.strict(long(200), own)).toBeNull()
    expect(ANSWER_RULES.select.strict(long(201), own)).toContain('200')
    expect(ANSWER_RULES.checkbox.strict(['Luzon', 'Mars'], own)).toBeNull()
    expect(ANSWER_RULES.checkbox.strict(['Venus', 'Mars'], own)).not.toBeNull()
    for (const bare of ['', '  ']) expect(ANSWER_RULES.select.shape(bare, own)).not.toBeNull()
  })

  it('reads a checkbox without options as one box that says yes', () => {
    expect(ANSWER_RULES.checkbox.strict(['Yes'], plain)).toBeNull()
    expect(ANSWER_RULES.checkbox.strict(['No'], plain)).not.toBeNull()
  })

  it('bounds texts, long texts further', () => {
    expect(ANSWER_RULES.text.strict('a'.repeat(500), plain)).toBeNull()
    expect(ANSWER_RULES.text.strict('a'.repeat(501), plain)).not.toBeNull()
    expect(ANSWER_RULES.textarea.strict('a'.repeat(5000), plain)).toBeNull()
  })
})
