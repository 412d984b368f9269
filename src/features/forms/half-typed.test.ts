import { expect, it, vi } from 'vitest'
import { getDayOrTimeInputProps, HALF_TYPED } from './half-typed'

it.each<[string, string, { value: string; badInput: boolean }, string[] | undefined]>([
  ['a part of a day', '2027-03-06', { value: '', badInput: true }, [HALF_TYPED]],
  ['a day that is cleared', '2027-03-06', { value: '', badInput: false }, ['']],
  ['a part that is cleared', HALF_TYPED, { value: '', badInput: false }, ['']],
  ['a whole day', HALF_TYPED, { value: '2027-03-06', badInput: false }, ['2027-03-06']],
  ['what stays as it is', '2027-03-06', { value: '2027-03-06', badInput: false }, undefined],
])('%s is told apart when it is typed', (_what, before, { value, badInput }, told) => {
  const onValue = vi.fn()
  const input = getDayOrTimeInputProps(before, onValue)
  expect(input.value).toBe(before === HALF_TYPED ? '' : before)
  input.onChange({ target: { value, validity: { badInput } } as HTMLInputElement })
  expect(onValue.mock.calls[0]).toEqual(told)
})
