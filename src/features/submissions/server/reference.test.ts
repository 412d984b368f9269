import { expect, it } from 'vitest'
import { generateReference } from './reference'

it('can be read out without mistaking one character for another', () => {
  for (let i = 0; i < 200; i++)
    expect(generateReference()).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
})
