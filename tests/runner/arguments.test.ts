import { expect, it } from 'vitest'
import { parseTestArguments } from './arguments'

const read = (line: string) => parseTestArguments(line.split(' ').filter(Boolean))

it.each([
  ['', {}],
  ['unit', { suites: ['unit'] }],
  ['api e2e', { suites: ['api', 'e2e'] }],
  ['api submissions', { suites: ['api'], words: ['submissions'] }],
  ['api unit-of', { suites: ['api'], words: ['unit-of'] }],
  ['system start e2e', { suites: ['system'], words: ['start', 'e2e'] }],
  ['changed', { isChanged: true }],
  ['changed api ledger', { isChanged: true, suites: ['api'], words: ['ledger'] }],
  ['--storage s3', { storage: 's3', suites: ['api'] }],
  ['--storage s3 api bin', { storage: 's3', suites: ['api'], words: ['bin'] }],
])('reads "%s"', (line, expected) => {
  const nothing = { isHelp: false, isChanged: false, suites: [], words: [] }
  expect(read(line)).toEqual({ ...nothing, ...expected })
})

it.each([
  ['apii', 'No suite is called apii; there are lint, types,'],
  ['submissions', 'No suite is called submissions'],
  ['lint submissions', 'lint is one check over everything'],
  ['changed build', 'build is one check over everything'],
  ['--storage disk', '--storage takes s3'],
  ['--watch', 'There is no --watch.'],
])('refuses "%s"', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence)
})
