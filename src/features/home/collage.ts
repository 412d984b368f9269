/** What one slot of the collage shows: a photo, and the one it fades over. */
export interface Slot {
  photo: number
  before: number | null
  /** Grows with every change, so that each fade is one of its own. */
  turn: number
}

export const startSlots = (slots: number, photos: number): Slot[] =>
  Array.from({ length: Math.min(slots, photos) }, (_, photo) => ({ photo, before: null, turn: 0 }))

/**
 * A random photo for a slot, never the current one (Spec §2.2.4); one that no slot shows if there
 * is any. `random` answers 0 to below 1.
 */
export function choosePhoto(
  slots: readonly Slot[],
  slot: number,
  photos: number,
  random: () => number,
): number {
  const current = slots[slot]?.photo ?? 0
  const shown = new Set(slots.map(({ photo }) => photo))
  const others = Array.from({ length: photos }, (_, photo) => photo).filter((p) => p !== current)
  const free = others.filter((photo) => !shown.has(photo))
  const choice = free.length > 0 ? free : others
  return choice[Math.floor(random() * choice.length)] ?? current
}

/** The collage after one slot has changed. */
export const swapSlot = (slots: readonly Slot[], slot: number, photo: number): Slot[] =>
  slots.map((each, index) =>
    index === slot ? { photo, before: each.photo, turn: each.turn + 1 } : each,
  )
