import { expect, it } from 'vitest'
import { formatMarkLines, parseMarkLines } from './tombstone-file'

const MARKS = ['a'.repeat(64), `key:${'B'.repeat(95)}=`, '0'.repeat(64)]

it('reads what it has written', () => {
  expect([...parseMarkLines(formatMarkLines(MARKS))]).toEqual(MARKS)
})

it('passes over a line that was cut off or is something else', () => {
  const text = `${MARKS[0]}\n${'b'.repeat(63)}\n${'A'.repeat(64)}\nkey:x\n\n${'c'.repeat(30)}`
  expect([...parseMarkLines(text)]).toEqual([MARKS[0]])
})
