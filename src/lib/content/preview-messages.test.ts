import { expect, it } from 'vitest'
import { blockIndexOf, toComparableText } from './preview-messages'

it.each([
  ['blocks.3.items.0.title', 3],
  ['blocks.12', 12],
  ['hero.slides.2.title', null],
  ['hero.blocks.2', null],
  ['blocks', null],
])('%s is in block %j', (path, block) => expect(blockIndexOf(path)).toBe(block))

it('a text is the same in capitals, with other apostrophes and line breaks', () => {
  expect(toComparableText(' God’s\n  CALL ')).toBe(toComparableText("God's call"))
})
