import { expect, it } from 'vitest'
import { MAX_SUSPECTED, suspectedIdsSchema } from './list'
import { pageSignsFrom, readHiddenFields } from './suspicion'

it('reads the hidden parts of a page, and nothing where a part is missing', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['formToken', 't.1'],
    ['homepage', 'x'],
    ['prefilled', '3'],
    ['name', 'Ana'],
  ] as const) {
    form.append(name, value)
  }
  expect(readHiddenFields(form)).toEqual({ formToken: 't.1', homepage: 'x', prefilled: '3' })
  expect(pageSignsFrom((name) => readHiddenFields(form)[name])).toEqual({
    token: 't.1',
    unseen: 'x',
    prefilled: 3,
  })
  expect(pageSignsFrom(() => undefined)).toEqual({ token: null, unseen: '', prefilled: 0 })
  expect(pageSignsFrom(() => '-4')).toMatchObject({ prefilled: 0 })
})

it('leaves out what a browser sends of empty fields, and files', () => {
  const form = new FormData()
  form.append('formToken', '')
  form.append('homepage', new File(['x'], 'x'))
  expect(readHiddenFields(form)).toEqual({})
})

it('releases or deletes at least one and at most 200 at once', () => {
  const isTaken = (count: number) =>
    suspectedIdsSchema.safeParse({ ids: Array.from({ length: count }, (_, at) => at + 1) }).success
  expect([0, 1, MAX_SUSPECTED, MAX_SUSPECTED + 1].map(isTaken)).toEqual([false, true, true, false])
  expect(MAX_SUSPECTED).toBe(200)
})
