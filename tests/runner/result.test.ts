import { expect, it, vi } from 'vitest'
import { Failure } from '@/runtime/bootstrap/failure.mjs'
import {
  EMPTY_RESULT,
  FAILED_RESULT,
  failureOf,
  listFailures,
  listSlowest,
  requireSomeTests,
} from './result'

it('lists the slowest twenty tests, the slowest first', () => {
  const times = Array.from({ length: 30 }, (_, n) => ({ title: `test ${n}`, ms: n * 1000 }))
  const lines = listSlowest({ ...EMPTY_RESULT, times })
  expect(lines).toHaveLength(20)
  expect(lines[0]).toBe('   29.0 s  test 29')
  expect(lines.at(-1)).toBe('   10.0 s  test 10')
})

it('takes a suite in which nothing ran for a failed one', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  expect(requireSomeTests(EMPTY_RESULT, 'unit')).toEqual(FAILED_RESULT)
  expect(said).toHaveBeenCalledWith('No test ran in unit.')
  said.mockRestore()
})

it('says what failed and why, without colours and within bounds', () => {
  const long = Array.from({ length: 40 }, (_, n) => `line ${n}`).join('\n')
  const failures = [
    { title: 'a test', message: '\u001b[31mexpected\u001b[0m 1' },
    { title: 'lint' },
  ]
  expect(listFailures({ ...EMPTY_RESULT, failures })).toEqual([
    '✗ a test',
    '    expected 1',
    '✗ lint',
  ])
  const lines = listFailures({ ...EMPTY_RESULT, failures: [{ title: 'long', message: long }] })
  expect(lines).toHaveLength(13)
})

it('begins with the cause in what a tool has printed', () => {
  const printed = ['Creating a build', 'still at it', 'Error: Module not found', 'in page.tsx']
  const failure = new Failure('The website could not be built.', printed.join('\n'))
  expect(failureOf('build', failure)).toEqual({
    title: 'build',
    message: 'The website could not be built.\nError: Module not found\nin page.tsx',
  })
  expect(failureOf('build', new Error('Not there'))).toEqual({
    title: 'build',
    message: 'Not there',
  })
})
