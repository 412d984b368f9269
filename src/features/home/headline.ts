/** Width of each letter in em, in the display typeface and with letter spacing. */
const WIDTHS: Record<string, number> = {
  A: 0.468,
  B: 0.449,
  C: 0.481,
  D: 0.509,
  E: 0.398,
  F: 0.368,
  G: 0.491,
  H: 0.492,
  I: 0.22,
  J: 0.28,
  K: 0.482,
  L: 0.368,
  M: 0.682,
  N: 0.497,
  O: 0.514,
  P: 0.446,
  Q: 0.524,
  R: 0.446,
  S: 0.432,
  T: 0.408,
  U: 0.476,
  V: 0.468,
  W: 0.657,
  X: 0.447,
  Y: 0.484,
  Z: 0.431,
  1: 0.325,
}
const OTHER_EM = 0.5

export const isLongTitle = (title: string) =>
  title.length > 18 || title.trim().split(/\s+/).length > 2

/**
 * Returns the width of the title's widest word in capitals, in em of the display typeface. The
 * parts of a hyphenated word count as separate words.
 */
export function measureWidestWord(title: string): number {
  const words = title
    .trim()
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[\s-]+/)
  const widthOf = (word: string) =>
    [...word].reduce((sum, letter) => sum + (WIDTHS[letter] ?? OTHER_EM), 0)
  return Math.max(...words.map(widthOf))
}
