import { expect, it } from 'vitest'
import { buildRegistrationBody } from './registration-body'

it('is JSON when no file is chosen', () => {
  const answers = { a: 'Ana', c: ['One'], e: [] }
  expect(buildRegistrationBody(answers, new Map())).toEqual({ data: answers })
})

it('is multipart with the answers first when a file is chosen', () => {
  const letter = new File(['x'], 'letter.pdf')
  const body = buildRegistrationBody({ a: 'Ana', f: 'letter.pdf' }, new Map([['f', letter]]))
  if (!(body instanceof FormData)) throw new Error('not multipart')
  expect([...body.keys()]).toEqual(['data', 'file_f'])
  expect(JSON.parse(String(body.get('data')))).toEqual({ a: 'Ana' })
  expect((body.get('file_f') as File).name).toBe('letter.pdf')
})
