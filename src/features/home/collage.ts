export interface CollageSlot {
  photo: number
  before: number | null
  turn: number
}

export const initialSlots = (slots: number, photos: number): CollageSlot[] =>
  Array.from({ length: photos > 0 ? slots : 0 }, (_, slot) => ({
    photo: slot % photos,
    before: null,
    turn: 0,
  }))

/**
 * Chooses the next photo of a slot at random from the photos that no slot shows. If every photo is
 * shown, chooses from all except the slot's own (Spec §2.2.4).
 */
export function choosePhoto(
  slots: readonly CollageSlot[],
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

export const withPhotoSwapped = (
  slots: readonly CollageSlot[],
  slot: number,
  photo: number,
): CollageSlot[] =>
  slots.map((each, index) =>
    index === slot ? { photo, before: each.photo, turn: each.turn + 1 } : each,
  )
