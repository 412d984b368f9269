/** PostgreSQL's index holds every three letters or digits in a row. */
const WINDOW = /^[\p{L}\p{N}]{3}$/u
/** What stands in more texts than this costs the index more to look up than it saves. */
const COMMON = 0.1

/**
 * The part of a search that the index is best asked for: the longest stretch without threes that
 * everybody has written. All of it when there is no such stretch.
 * @param shareOf in how many of all texts something stands, from 0 to 1
 */
export function rarePart(search: string, shareOf: (part: string) => number): string {
  let best = { from: 0, to: 0, threes: 0 }
  let run = { from: 0, threes: 0 }
  for (let at = 0; at + 3 <= search.length; at++) {
    const three = search.slice(at, at + 3)
    // What holds a space or a sign is in no index, and parts nothing.
    if (!WINDOW.test(three)) continue
    if (shareOf(three) > COMMON) run = { from: at + 1, threes: 0 }
    else run.threes++
    if (run.threes > best.threes) best = { from: run.from, to: at + 3, threes: run.threes }
  }
  return best.threes > 0 ? search.slice(best.from, best.to) : search
}
