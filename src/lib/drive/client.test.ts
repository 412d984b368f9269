import { expect, it } from 'vitest'
import { toDriveLink } from './client'

it('is the drive’s own link', () => {
  const link = 'https://drive.google.com/file/d/abc/view?usp=drivesdk'
  expect(toDriveLink('abc', link)).toBe(link)
})

it.each([
  ['a text document', 'https://docs.google.com/document/d/abc/edit?usp=drivesdk'],
  ['no link at all', null],
])('opens the file in the drive for %s', (_case, link) => {
  expect(toDriveLink('abc', link)).toBe('https://drive.google.com/file/d/abc/view')
})
