import { expect, it } from 'vitest'
import * as z from 'zod'
import { messageShape } from './message-schema'

const schema = z.object(messageShape({ subject: 10, text: 20 }))
const problemsOf = (message: object) =>
  (schema.safeParse(message).error?.issues ?? []).map(({ message }) => message)

it('the subject is one line, whatever was pasted, and the text keeps its lines', () => {
  expect(schema.parse({ subject: ' Hi\r\nBcc:\tx ', text: ' One\n\ntwo ' })).toEqual({
    subject: 'Hi Bcc: x',
    text: 'One\n\ntwo',
  })
})

it('both have a limit, and neither may be empty', () => {
  expect(problemsOf({ subject: 'x'.repeat(10), text: 'y'.repeat(20) })).toEqual([])
  expect(problemsOf({ subject: 'x'.repeat(11), text: 'y'.repeat(21) })).toEqual([
    'Please keep the subject under 10 characters',
    'Please keep the message under 20 characters',
  ])
  const missing = ['Please write a subject', 'Please write the message']
  expect(problemsOf({ subject: ' \n ', text: ' \n ' })).toEqual(missing)
  expect(problemsOf({})).toEqual(missing)
})
