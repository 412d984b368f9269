import { expect, it } from 'vitest'
import { languageOfUrl, toOtherLanguage, withLanguageParameter } from './languages'

it.each([
  ['/forms/camp', 'fil', '/forms/camp?lang=fil'],
  ['/forms/camp?plain=1', 'ilo', '/forms/camp?plain=1&lang=ilo'],
  ['/forms/camp', 'en', '/forms/camp'],
  ['/forms/camp', null, '/forms/camp'],
] as const)('%s in %s is %s, and is read back', (path, language, address) => {
  expect(withLanguageParameter(path, language)).toBe(address)
  expect(languageOfUrl(address)).toBe(toOtherLanguage(language))
})

it.each(['/?lang=en', '/?lang=tlh', '/?lang=FIL', '/', '/?language=fil'])(
  '%s is in English',
  (address) => expect(languageOfUrl(address)).toBeNull(),
)
