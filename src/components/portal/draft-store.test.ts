import { expect, it } from 'vitest'
import { createDraftStore } from './draft-store'

const [ANA, BEN] = [1, 2]

it('keeps what each has written, until nothing is left of it', () => {
  const drafts = createDraftStore<string>()
  drafts.keep(ANA, 7, 'Called twice')
  drafts.keep(ANA, 8, 'Comes by boat')
  expect(drafts.of(ANA, 7)).toBe('Called twice')
  expect(drafts.all(ANA)).toEqual([7, 8])
  drafts.keep(ANA, 7, undefined)
  expect(drafts.of(ANA, 7)).toBeUndefined()
  expect(drafts.all(ANA)).toEqual([8])
})

it('shows nothing of it to who signs in afterwards', () => {
  const drafts = createDraftStore<string>()
  drafts.keep(ANA, 7, 'Called twice')
  expect(drafts.of(BEN, 7)).toBeUndefined()
  expect(drafts.all(BEN)).toEqual([])
})
