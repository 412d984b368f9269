import { expect, it } from 'vitest'
import { driveFileName } from './drive-upload'

const file = { reference: 'RF7K2Q', fieldLabel: 'Parental consent', storageKey: '0000.pdf' }

it('tells whose file it is, what for and what opens it', () => {
  expect(driveFileName(file)).toBe('RF7K2Q Parental consent.pdf')
})

it('has the ending of the stored bytes, whatever a label ends with', () => {
  expect(driveFileName({ ...file, fieldLabel: 'Passport.exe' })).toBe('RF7K2Q Passport_exe.pdf')
  expect(driveFileName({ ...file, fieldLabel: 'Consent \u202efdp.hta' })).toBe(
    'RF7K2Q Consent fdp_hta.pdf',
  )
})

it('is one name, whatever the label', () => {
  expect(driveFileName({ ...file, fieldLabel: 'ID / passport\\n' })).toBe(
    'RF7K2Q ID - passport-n.pdf',
  )
  expect(driveFileName({ ...file, fieldLabel: null })).toBe('RF7K2Q File.pdf')
  expect(driveFileName({ ...file, fieldLabel: 'x'.repeat(500) }).length).toBeLessThan(100)
})
