/** Groups options that only `list` has, by the nearest preceding option that `other` has too. */
function leftovers(list: readonly string[], other: readonly string[]) {
  const gaps = new Map<string, string[]>()
  let after = ''
  for (const option of list) {
    if (other.includes(option)) after = option
    else gaps.set(after, [...(gaps.get(after) ?? []), option])
  }
  return gaps
}

/**
 * Maps earlier texts of options to new ones. Options that are gone from a place in the list count
 * as renamed when the same number of new options is in that place now. Such a place follows an
 * option that stays, or lies before the first of them.
 */
export function guessRenamedOptions(
  before: readonly string[],
  now: readonly string[],
): Map<string, string> {
  const added = leftovers(now, before)
  return new Map(
    [...leftovers(before, now)].flatMap(([after, gone]) => {
      const there = added.get(after) ?? []
      return there.length === gone.length
        ? gone.map((option, at) => [option, there[at] ?? option] as const)
        : []
    }),
  )
}
