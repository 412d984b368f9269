export const withAddedPhotos = (ids: readonly number[], more: readonly number[]): number[] => [
  ...new Set([...ids, ...more]),
]

export const withMovedPhoto = (ids: readonly number[], from: number, to: number): number[] => {
  const rest = ids.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ids[from] ?? 0, ...rest.slice(to)]
}

export const withExchangedPhotos = (ids: readonly number[], one: number, other: number): number[] =>
  ids.map((each) => (each === one ? other : each === other ? one : each))

export const hasRoomForPhoto = (ids: readonly number[], maxRows: number | undefined): boolean =>
  !maxRows || ids.length < maxRows

/**
 * Returns the ids that are ticked. An id that was ticked and unticked again stays in the map as
 * false.
 */
export const listTickedIds = (selection: ReadonlyMap<number | string, boolean>): number[] =>
  [...selection].filter(([, isTicked]) => isTicked).map(([id]) => Number(id))
