import { expect, it } from 'vitest'
import { bridge } from '@/server/bridge/bridge'
import { pageLanguage } from './page-language'

const languageAt = (url: string) => bridge.responses?.run({ req: { url } } as never, pageLanguage)

it.each([
  ['/forms/camp?lang=fil', 'fil'],
  ['/my-registration/T?lang=fil', 'fil'],
  ['/my-registration?lang=fil', 'fil'],
  ['/offers/T?lang=fil', 'fil'],
  ['/unsubscribe/T?lang=fil', 'fil'],
  ['/forms/camp', null],
  ['/forms/camp?lang=xx', null],
  ['/?lang=fil', null],
  ['/our-story?lang=fil', null],
])('the page at %s is in %s', (url, language) => {
  expect(languageAt(url)).toBe(language)
})
