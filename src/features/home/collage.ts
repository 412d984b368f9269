/** A slot of the collage: the photo it shows, and the one it fades from. */
export interface Slot {
  photo: number
  before: number | null
  /** Counts the changes of this slot; React starts a new fade for each. */
  turn: number
}

/**
 * Returns the slots with their first photos. Photos are repeated when there are fewer than slots,
 * so that no slot is empty.
 */
export const startSlots = (slots: number, photos: number): Slot[] =>
  Array.from({ length: photos > 0 ? slots : 0 }, (_, slot) => ({
    photo: slot % photos,
    before: null,
    turn: 0,
  }))

/**
 * Returns a random photo for a slot: not the current one, unless there is no other (Spec §2.2.4),
 * and one that no other slot shows if possible. `random` returns 0 to below 1.
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

/** Returns the slots after one of them has changed to another photo. */
export const withPhotoSwapped = (slots: readonly Slot[], slot: number, photo: number): Slot[] =>
  slots.map((each, index) =>
    index === slot ? { photo, before: each.photo, turn: each.turn + 1 } : each,
  )
