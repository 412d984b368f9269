// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fieldPathOf, openField, waitUntilFound } from './open-field'

beforeEach(() => {
  vi.useFakeTimers()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function showForm() {
  document.body.innerHTML = `
    <button class="tabs-field__tab-button tabs-field__tab-button--active">Top</button>
    <button class="tabs-field__tab-button">Blocks</button>
    <div id="field-seo__title"><input></div>
    <div id="blocks-row-0"><div><input id="field-blocks__0__heading"></div></div>
    <div id="blocks-row-1">
      <div class="collapsible--collapsed">
        <button class="collapsible__toggle"></button><input id="field-blocks__1__heading">
      </div>
    </div>`
  const pressed = vi.fn<(what: string) => void>()
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => pressed(button.textContent || 'row'))
  }
  return () => pressed.mock.calls.flat()
}

const focused = () => document.activeElement?.id || document.activeElement?.parentElement?.id

async function open(path: string, tab: number) {
  const opening = openField(path, tab)
  await vi.advanceTimersByTimeAsync(20)
  await opening
}

it.each([
  ['seo.title', 0, [], 'field-seo__title'],
  ['blocks.0.heading', 1, ['Blocks'], 'field-blocks__0__heading'],
  ['blocks.1.heading', 1, ['Blocks', 'row'], 'field-blocks__1__heading'],
  ['blocks.0', 1, ['Blocks'], 'field-blocks__0__heading'],
  ['seo.title', -1, [], 'field-seo__title'],
])('%s in tab %i is opened by pressing %j and has the focus', async (path, tab, presses, id) => {
  const pressed = showForm()
  await open(path, tab)
  expect([pressed(), focused()]).toEqual([presses, id])
})

it('waits for what appears, and gives up after about five seconds', async () => {
  const [soon, never] = [waitUntilFound('#soon'), waitUntilFound('#never')]
  await vi.advanceTimersByTimeAsync(1000)
  document.body.append(Object.assign(document.createElement('p'), { id: 'soon' }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect([(await soon)?.id, await never]).toEqual(['soon', null])
})

it.each([
  ['#field-seo__title input', 'seo.title'],
  ['#field-blocks__0__heading', 'blocks.0.heading'],
  ['#blocks-row-1 button', 'blocks.1'],
  ['.tabs-field__tab-button', null],
])('%s belongs to %s', (selector, path) => {
  showForm()
  expect(fieldPathOf(document.querySelector(selector) as Element)).toBe(path)
})
