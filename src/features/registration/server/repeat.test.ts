import { expect, it } from 'vitest'
import { fingerprintOf } from './repeat'
import type { StagedUpload } from './uploads'

const upload = (fieldId: string, sha256: string): StagedUpload => ({
  fieldId,
  sha256,
  path: `/staging/${sha256}`,
  size: 1,
  name: 'letter.pdf',
  mimeType: 'application/pdf',
  extension: 'pdf',
})

const LETTER = upload('letter', 'aa')
const PHOTO = upload('photo', 'bb')

it('is the same whatever order the answers and the files came in', () => {
  const first = fingerprintOf({ name: 'Ana', church: 'San Isidro', days: ['1', '2'] }, [
    LETTER,
    PHOTO,
  ])
  const second = fingerprintOf({ days: ['1', '2'], church: 'San Isidro', name: 'Ana' }, [
    PHOTO,
    LETTER,
  ])
  expect(second).toBe(first)
})

it('is the same whatever order two files under one field came in', () => {
  const [one, other] = [upload('letter', 'cc'), LETTER]
  expect(fingerprintOf({}, [other, one])).toBe(fingerprintOf({}, [one, other]))
})

it('depends neither on the name of a file nor on where it is staged', () => {
  const renamed = { ...LETTER, name: 'again.pdf', path: '/staging/other' }
  expect(fingerprintOf({}, [renamed])).toBe(fingerprintOf({}, [LETTER]))
})

it.each<[string, Parameters<typeof fingerprintOf>]>([
  ['another answer', [{ name: 'Ben' }, [LETTER]]],
  ['the answer under another field', [{ church: 'Ana' }, [LETTER]]],
  ['a list instead of a text', [{ name: ['Ana'] }, [LETTER]]],
  ['an answer more', [{ name: 'Ana', church: '' }, [LETTER]]],
  ['other bytes', [{ name: 'Ana' }, [upload('letter', 'bb')]]],
  ['the file under another field', [{ name: 'Ana' }, [upload('photo', 'aa')]]],
  ['no file', [{ name: 'Ana' }, []]],
])('is another one with %s', (_case, parts) => {
  expect(fingerprintOf(...parts)).not.toBe(fingerprintOf({ name: 'Ana' }, [LETTER]))
})
