import { expect, it } from 'vitest'
import { newReference } from './reference'

it('can be read out without mistaking one character for another', () => {
  for (let i = 0; i < 200; i++)
    expect(newReference()).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
})
