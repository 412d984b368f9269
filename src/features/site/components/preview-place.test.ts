// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  describePressedElement,
  findPreviewedElement,
  scrollToAndMark,
  showTypedText,
} from './preview-place'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as never
  })
  document.body.innerHTML = `
    <header><a>Home</a><a id="menu">Give</a></header>
    <main>
      <section>
        <h2 id="title">Answer  the
          Call</h2>
        <p hidden>Come and see</p><p id="see">Come and see</p>
      </section>
      <div data-block="0" id="first"><p id="again">Come and see</p><p id="give">Give</p></div>
      <div data-block="1" id="second"><h2>People</h2><ul><li><b id="ana">Ana</b> Treasurer</li></ul></div>
    </main>`
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it.each([
  ['the text, however it is set', 'hero.title', ['answer the call'], 'title'],
  ['the first of the texts that is there', 'x', ['not here', 'give', 'come and see'], 'give'],
  ['what visitors see of it', 'x', ['come and see'], 'see'],
  ['the text in its own block', 'blocks.0.text', ['come and see'], 'again'],
  ['the block when it has not this text', 'blocks.1.text', ['come and see'], 'second'],
  ['the page when the block is not there yet', 'blocks.7.text', ['come and see'], 'see'],
])('finds %s', (_what, path, words, id) => {
  expect(findPreviewedElement({ path, words })?.id).toBe(id)
})

it('looks outside of the page only for what is not in it', () => {
  document.querySelector('#give')?.remove()
  expect(findPreviewedElement({ path: 'menu.action', words: ['give'] })?.id).toBe('menu')
})

it('shows what is typed in the one place that said it before', () => {
  const see = document.querySelector('#first') as Element
  showTypedText(see, { before: 'COME  and see', after: 'Come along' })
  expect([see.textContent, document.querySelector('#see')?.textContent]).toEqual([
    'Come alongGive',
    'Come and see',
  ])
  showTypedText(document.body, { before: ' ', after: 'Nothing was there' })
  expect(document.body.textContent).not.toContain('Nothing was there')
})

it('describes a press by the texts around it, the nearest first, and by its block', () => {
  const { words, block } = describePressedElement(document.querySelector('#ana') as Element)
  expect(words.slice(0, 3)).toEqual(['ana', 'ana treasurer', 'peopleana treasurer'])
  expect(block).toBe(1)
  expect(describePressedElement(document.querySelector('#see') as Element)).toMatchObject({
    words: expect.arrayContaining(['come and see', 'answer the call']),
    block: null,
  })
})

it.each([
  [100, 400, []],
  [20, 400, ['center']],
  [100, 2000, ['start']],
])('from %i to %i pixels it is scrolled into view: %j', (top, bottom, expected) => {
  const element = document.querySelector('#title') as HTMLElement
  const scroll = vi.fn<(options: { block: string }) => void>()
  Object.assign(element, { scrollIntoView: scroll, animate: vi.fn() })
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect)
  scrollToAndMark(element)
  expect(scroll.mock.calls.map(([{ block }]) => block)).toEqual(expected)
  expect(element.animate).toHaveBeenCalledOnce()
})
