import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PageWords } from '@/lib/words/words'
import { fillPlaceholdersWithNodes, useTranslation, useWords, WordsProvider } from './words'

const FORM = { optional: '(optional)' } as PageWords['form']
const FIL = { form: { optional: '(hindi kailangan)' } } as PageWords

function Label() {
  const isTranslated = useTranslation('form') !== undefined
  return `${useWords('form', FORM).optional} ${isTranslated}`
}

it.each([
  [FIL, '(hindi kailangan) true'],
  [null, '(optional) false'],
])('%# words are those of the page, and English where it has no others', (words, shown) => {
  const page = (
    <WordsProvider words={words}>
      <Label />
    </WordsProvider>
  )
  expect(renderToStaticMarkup(page)).toBe(shown)
})

it('puts parts into a sentence where its language has them', () => {
  const parts = { link: <a href="/privacy-policy">policy</a>, name: 'Ana' }
  expect(
    renderToStaticMarkup(<p>{fillPlaceholdersWithNodes('{name}, read our {link}.', parts)}</p>),
  ).toBe('<p>Ana, read our <a href="/privacy-policy">policy</a>.</p>')
})
