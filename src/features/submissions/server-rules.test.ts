import { describe, expect, it } from 'vitest'
import { SERVER_RULES } from './server-rules'

const plain = { options: null }

describe('SERVER_RULES', () => {
  it.each([
    ['2026-11-30', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['30/11/2026', false],
    ['2026-11-30T00:00', false],
  ])('date %s is real: %s', (answer, isReal) => {
    expect(SERVER_RULES.date(answer, plain) === null).toBe(isReal)
  })

  it('takes only options that the form offers', () => {
    const offered = { options: ['Luzon', 'Visayas'] }
    expect(SERVER_RULES.select('Luzon', offered)).toBeNull()
    expect(SERVER_RULES.select('luzon', offered)).not.toBeNull()
    expect(SERVER_RULES.checkbox(['Luzon', 'Visayas'], offered)).toBeNull()
    expect(SERVER_RULES.checkbox(['Luzon', 'Mars'], offered)).not.toBeNull()
  })

  it('reads a checkbox without options as one box that says yes', () => {
    expect(SERVER_RULES.checkbox(['Yes'], plain)).toBeNull()
    expect(SERVER_RULES.checkbox(['No'], plain)).not.toBeNull()
  })

  it('bounds texts, long texts further', () => {
    expect(SERVER_RULES.text('a'.repeat(500), plain)).toBeNull()
    expect(SERVER_RULES.text('a'.repeat(501), plain)).not.toBeNull()
    expect(SERVER_RULES.textarea('a'.repeat(5000), plain)).toBeNull()
  })
})
