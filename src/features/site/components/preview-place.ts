import {
  blockIndexOf,
  type PreviewPress,
  type PreviewShow,
  type PreviewTyping,
  toComparableText,
} from '@/lib/content/preview-messages'

const says = (element: Element, word: string) =>
  toComparableText(element.textContent?.slice(0, word.length + 200) ?? '') === word

const isShown = (element: Element) => element.getClientRects().length > 0

function findWords(root: Element, words: readonly string[]): Element | null {
  const elements = [...root.querySelectorAll(':not(script, style)')].filter(isShown)
  for (const word of words) {
    const found = elements.filter((element) => says(element, word)).at(0)
    if (found) return found
  }
  return null
}

export function findPreviewedElement({ path, words }: PreviewShow): Element | null {
  const number = blockIndexOf(path)
  const block = number === null ? null : document.querySelector(`[data-block="${number}"]`)
  if (block) return findWords(block, words.slice(0, 1)) ?? block
  const main = document.querySelector('main')
  return (main && findWords(main, words)) ?? findWords(document.body, words)
}

export function showTypedText(root: Element, { before, after }: PreviewTyping): void {
  const word = toComparableText(before)
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (word && texts.nextNode()) {
    const node = texts.currentNode
    if (toComparableText(node.nodeValue ?? '') !== word) continue
    node.nodeValue = after
    return
  }
}

/** A longer text is not sent, because it is the text of a whole section. */
const MAX_LETTERS = 600
const MAX_LEVELS = 8

export function describePressedElement(target: Element): PreviewPress {
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

export function scrollToAndMark(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const isInView = top >= 72 && bottom <= innerHeight
  if (!isInView) element.scrollIntoView({ block: bottom - top > innerHeight ? 'start' : 'center' })
  const [lit, gone] = ['3px solid #f9b93b', '3px solid transparent']
  element.animate([{ outline: lit }, { outline: lit }, { outline: gone }], 1400)
}
