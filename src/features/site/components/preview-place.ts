import {
  blockOf,
  type PreviewPress,
  type PreviewShow,
  type PreviewType,
  toComparableText,
} from '@/lib/content/preview-messages'

/**
 * Whether the whole text of the element equals `word`. Only a little more than the length of `word`
 * is read, because a longer text cannot be equal.
 */
const says = (element: Element, word: string) =>
  toComparableText(element.textContent?.slice(0, word.length + 200) ?? '') === word

const isShown = (element: Element) => element.getClientRects().length > 0

/**
 * Returns the first visible element whose whole text equals one of these texts, which are tried in
 * order; null when there is none.
 */
function findWords(root: Element, words: readonly string[]): Element | null {
  const elements = [...root.querySelectorAll(':not(script, style)')].filter(isShown)
  for (const word of words) {
    const found = elements.filter((element) => says(element, word)).at(0)
    if (found) return found
  }
  return null
}

/** Returns the element that shows what is being edited; null when the page does not show it. */
export function findPlace({ path, words }: PreviewShow): Element | null {
  const number = blockOf(path)
  const block = number === null ? null : document.querySelector(`[data-block="${number}"]`)
  if (block) return findWords(block, words.slice(0, 1)) ?? block
  const main = document.querySelector('main')
  return (main && findWords(main, words)) ?? findWords(document.body, words)
}

/**
 * Replaces the earlier text by what is being typed, so that the preview does not wait for the draft
 * to be stored. Once it is stored the page is rendered again.
 */
export function replaceTyped(root: Element, { before, after }: PreviewType): void {
  const word = toComparableText(before)
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (word && texts.nextNode()) {
    const node = texts.currentNode
    if (toComparableText(node.nodeValue ?? '') !== word) continue
    node.nodeValue = after
    return
  }
}

/**
 * The maximum number of characters of a text that is reported to the panel. Longer ones are whole
 * sections.
 */
const MAX_LETTERS = 600
const MAX_LEVELS = 8

/**
 * Describes for the panel where an editor pressed: the texts of the element and of the elements
 * around it, the headings of its section, and the number of its block, null outside of blocks.
 */
export function describePress(target: Element): PreviewPress {
  const words: string[] = []
  const add = (text: string | null | undefined) => {
    const word = toComparableText(text ?? '')
    if (word && word.length <= MAX_LETTERS && !words.includes(word)) words.push(word)
  }
  let at: Element | null = target
  for (let level = 0; at && level < MAX_LEVELS; level += 1) {
    add(at.textContent)
    at = at.parentElement
  }
  const section = target.closest('section, aside, li, article')
  for (const heading of section?.querySelectorAll('h1, h2, h3') ?? []) add(heading.textContent)
  const block = target.closest<HTMLElement>('[data-block]')?.dataset.block
  return { words, block: block === undefined ? null : Number(block) }
}

/** Scrolls to an element unless it is in view, and outlines it for a moment. */
export function scrollToAndMark(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const isInView = top >= 72 && bottom <= innerHeight
  if (!isInView) element.scrollIntoView({ block: bottom - top > innerHeight ? 'start' : 'center' })
  const [lit, gone] = ['3px solid #f9b93b', '3px solid transparent']
  element.animate([{ outline: lit }, { outline: lit }, { outline: gone }], 1400)
}
