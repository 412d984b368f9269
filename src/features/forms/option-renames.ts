/** Returns the options that only `list` has, by the option before them that both lists have. */
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
 * Returns which options were renamed, by their earlier text: as many others stand at the same place
 * between those that stayed. Anything else is a removed or a new option.
 */
export function renamedOptions(
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
