import { expect, it } from 'vitest'
import { explainError, Failure, toolFailure } from './failure.mjs'

const failed = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more })

it.each([
  [failed('ENOSPC', { path: '/data/a' }), 'The disk is full: nothing more can be written to /data'],
  [failed('EDQUOT'), 'The disk is full: nothing more can be written to /here;'],
  [failed('EACCES', { path: '/from', dest: '/to' }), '/to cannot be written by this account'],
  [failed('EROFS'), '/here cannot be written by this account'],
  [new Failure('One sentence.'), 'One sentence.'],
])('%o is told in a sentence', (error, sentence) => {
  expect(explainError(error, '/here')).toContain(sentence)
})

it.each([failed('ENOENT'), 'ENOSPC', undefined])('%o is none that it knows', (error) => {
  expect(explainError(error, '/here')).toBeUndefined()
})

it.each([
  ['write: No space left on device', 'The disk is full'],
  ['npm error code EACCES', 'cannot be written by this account'],
  ['could not create: Read-only file system', 'cannot be written by this account'],
])('what a tool says of %s comes first', (output, sentence) => {
  expect(toolFailure('It failed.', output, '/here')).toMatchObject({
    message: expect.stringContaining(sentence),
    output: '',
  })
})

it('other output of a tool follows its sentence', () => {
  expect(toolFailure('It failed.', 'SPEACCES', '/here')).toMatchObject({
    message: 'It failed.',
    output: 'SPEACCES',
  })
})
