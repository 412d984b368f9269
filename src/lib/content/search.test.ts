import { expect, it } from 'vitest'
import { contentSearchSchema, excerptOf } from './search'

it('shows the words around what was searched for', () => {
  expect(excerptOf('Answer the call', 'THE')).toBe('Answer the call')
  const long = `${'a '.repeat(50)}lighthouse${' b'.repeat(50)}`
  expect(excerptOf(long, 'lighthouse')).toMatch(/^…(a )+lighthouse( b)+…$/)
  expect(excerptOf('Nothing here', 'lighthouse')).toBeNull()
})

it('takes from two to a hundred characters', () => {
  const takes = (search: string) => contentSearchSchema.safeParse({ search }).success
  expect(['a', ' a ', 'ab', 'x'.repeat(100), 'x'.repeat(101)].map(takes)).toEqual([
    ...[false, false, true, true, false],
  ])
})
