import { expect, it } from 'vitest'
import { inLanguage, languageIn, otherLanguage } from './languages'

it.each([
  ['/forms/camp', 'fil', '/forms/camp?lang=fil'],
  ['/forms/camp?plain=1', 'ilo', '/forms/camp?plain=1&lang=ilo'],
  ['/forms/camp', 'en', '/forms/camp'],
  ['/forms/camp', null, '/forms/camp'],
] as const)('%s in %s is %s, and is read back', (path, language, address) => {
  expect(inLanguage(path, language)).toBe(address)
  expect(languageIn(address)).toBe(otherLanguage(language))
})

it.each(['/?lang=en', '/?lang=tlh', '/?lang=FIL', '/', '/?language=fil'])(
  '%s is in English',
  (address) => expect(languageIn(address)).toBeNull(),
)
