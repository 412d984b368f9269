import { expect, it } from 'vitest'
import { FORM_LIMITS } from '../limits'
import { showWhenSchema } from './condition-input'

const given = { fieldId: 'a', is: 'given' }
const oneOf = (count: number) => ({ fieldId: 'a', is: 'one_of', values: Array(count).fill('x') })
const read = (...rules: object[]) => showWhenSchema.safeParse({ rules })

it.each([
  ['no condition', read(), 'Add a condition, or show the field always'],
  ['too many', read(...Array(21).fill(given)), 'A field has at most 20 conditions'],
  ['no option', read(oneOf(0)), 'Choose at least one option'],
  ['too many options', read(oneOf(FORM_LIMITS.options + 1)), expect.stringMatching(/201|200/)],
  ['a long value', read({ fieldId: 'a', is: 'at_least', value: '1'.repeat(41) }), /40/],
])('%s is refused', (_what, { error }, message) => {
  expect(error?.issues[0]?.message).toEqual(
    message instanceof RegExp ? expect.stringMatching(message) : message,
  )
})

it('all conditions must be true unless any is asked for; a number is taken as text', () => {
  expect(read({ fieldId: 'a', is: 'at_least', value: 18 }).data).toEqual({
    match: 'all',
    rules: [{ fieldId: 'a', is: 'at_least', value: '18' }],
  })
  expect(read(...Array(20).fill(given)).success).toBe(true)
  expect(showWhenSchema.parse(undefined)).toBeNull()
})
