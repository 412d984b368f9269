import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { toOtherLanguage } from '@/lib/languages'
import { paths } from '@/lib/paths'
import { wordsOf } from '@/lib/words/catalogue'
import { UnsubscribeCard } from './unsubscribe-card'

const cardIn = (lang: string, state: 'open' | 'left' | 'gone' | 'test' | 'unknown') => {
  const language = toOtherLanguage(lang)
  const words = wordsOf(language) ?? undefined
  const card = { site: 'One Name', token: 'abc', state, language, words }
  return renderToStaticMarkup(createElement(UnsubscribeCard, card))
}

it('asks in the language of the registration, and the button stays in it', () => {
  const filipino = cardIn('fil', 'open')
  expect(filipino).toContain('Ayaw mo na ba ng mga mensahe?')
  expect(filipino).toContain('Sinusulatan ka ng One Name dahil nagparehistro ka.')
  expect(filipino).toContain(`action="${paths.api.unsubscribe('abc')}?lang=fil"`)
  expect(filipino).toContain('Ayoko na ng ganitong mga mensahe')
})

it('is in English without a language', () => {
  const english = cardIn('en', 'open')
  expect(english).toContain(
    'One Name writes to you because you have registered. Press once to stop these messages. Your registrations stay as they are.',
  )
  expect(english).toContain(`action="${paths.api.unsubscribe('abc')}"`)
  expect(cardIn('en', 'left')).toContain('what One Name writes to many at once does not come')
})

it('says what has become of it', () => {
  expect(cardIn('ceb', 'left')).toContain('Dili na ka padad-an og mensahe')
  expect(cardIn('ilo', 'gone')).toContain('Nalpasen ti usar daytoy a link')
  expect(cardIn('fil', 'test')).toContain('Pagsubok lang ito')
  expect(cardIn('fil', 'unknown')).toContain('Hindi tama ang link na ito')
})
