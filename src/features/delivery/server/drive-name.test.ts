import { expect, it } from 'vitest'
import { driveName } from './drive-name'

const file = {
  reference: 'RF7K2Q',
  fieldLabel: 'Parental consent',
  name: 'scan.PDF',
  storageKey: '0000.pdf',
}

it('tells whose file it is, what for and what opens it', () => {
  expect(driveName(file)).toBe('RF7K2Q Parental consent.PDF')
})

it.each([
  ['no ending', 'scan', '.pdf'],
  ['an odd one', 'scan.p d f', '.pdf'],
  ['a long one', 'scan.documentfile', '.pdf'],
  ['two', 'scan.tar.gz', '.gz'],
])('with %s', (_case, name, ending) => {
  expect(driveName({ ...file, name })).toBe(`RF7K2Q Parental consent${ending}`)
})

it('is one name, whatever the label', () => {
  expect(driveName({ ...file, fieldLabel: 'ID / passport\\n' })).not.toMatch(/[/\\]/)
  expect(driveName({ ...file, fieldLabel: null })).toBe('RF7K2Q File.PDF')
  expect(driveName({ ...file, fieldLabel: 'x'.repeat(500) }).length).toBeLessThan(100)
})
