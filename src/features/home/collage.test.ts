import { expect, it } from 'vitest'
import { choosePhoto, initialSlots, withPhotoSwapped } from './collage'

it('never repeats the photo of the slot, nor one beside it while there are others', () => {
  let slots = initialSlots(10, 20)
  for (let turn = 0; turn < 400; turn += 1) {
    const slot = turn % 10
    const before = slots.map(({ photo }) => photo)
    const photo = choosePhoto(slots, slot, 20, Math.random)
    expect(before).not.toContain(photo)
    slots = withPhotoSwapped(slots, slot, photo)
    expect(slots[slot]).toMatchObject({ photo, before: before[slot] })
  }
})

it('still changes when every photo is shown', () => {
  const slots = initialSlots(10, 10)
  expect(choosePhoto(slots, 3, 10, () => 0)).toBe(0)
  expect(choosePhoto(slots, 0, 10, () => 0)).toBe(1)
  expect(choosePhoto(slots, 9, 10, () => 0.999)).toBe(8)
})

it('repeats photos rather than leave a slot empty', () => {
  expect(initialSlots(10, 4).map(({ photo }) => photo)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1])
  expect(initialSlots(10, 0)).toEqual([])
  expect(choosePhoto(initialSlots(10, 1), 0, 1, Math.random)).toBe(0)
})
