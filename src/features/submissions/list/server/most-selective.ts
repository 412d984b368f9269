import 'server-only'

const WINDOW = /^[\p{L}\p{N}]{3}$/u
/** A trigram that occurs in more than this share of all texts slows the index lookup down. */
const COMMON = 0.1

/**
 * Returns the longest part of `search` without common trigrams, or all of `search` when there is
 * none. `shareOf` gives the share of texts that contain a part, from 0 to 1.
 */
export function mostSelectivePart(search: string, shareOf: (part: string) => number): string {
  let best = { from: 0, to: 0, threes: 0 }
  let run = { from: 0, threes: 0 }
  for (let at = 0; at + 3 <= search.length; at++) {
    const three = search.slice(at, at + 3)
    // The index has no trigrams across a space or punctuation.
    if (!WINDOW.test(three)) continue
    if (shareOf(three) > COMMON) run = { from: at + 1, threes: 0 }
    else run.threes++
    if (run.threes > best.threes) best = { from: run.from, to: at + 3, threes: run.threes }
  }
  return best.threes > 0 ? search.slice(best.from, best.to) : search
}
