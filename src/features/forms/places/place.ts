export interface TownAndProvince {
  town: string
  province: string
}

/** Splits at the last comma; without a comma, the whole answer is the town. */
export function splitTownAndProvince(answer: string): TownAndProvince {
  const at = answer.lastIndexOf(',')
  if (at < 0) return { town: answer.trim(), province: '' }
  return { town: answer.slice(0, at).trim(), province: answer.slice(at + 1).trim() }
}

/**
 * Joins both with a comma: `Kalibo, Aklan`, or `, Aklan` without a town, `Kalibo, ` without a
 * province, and an empty text without both.
 */
export const joinTownAndProvince = ({ town, province }: TownAndProvince): string =>
  town.trim() || province.trim() ? `${town.trim()}, ${province.trim()}` : ''
