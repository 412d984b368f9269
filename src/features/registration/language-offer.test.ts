import { expect, it } from 'vitest'
import { findOfferedLanguage } from './language-offer'

const FORM = ['fil', 'ilo'] as const

it.each([
  [['fil-PH', 'en'], 'fil'],
  [['tl', 'en'], 'fil'],
  [['ceb', 'ilo-PH', 'en'], 'ilo'],
  [['en-US', 'fil'], null],
  [['de', 'fr'], null],
  [[], null],
])('offers a browser of %j the form in %j', (preferred, wanted) => {
  expect(findOfferedLanguage(preferred, FORM)).toBe(wanted)
})
