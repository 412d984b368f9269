import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** The web server knows who waits, Next's bundle gives way: one process. */
const KEY = Symbol.for('movement.waiting')
const shared = globalThis as { [KEY]?: Set<Answer> }

/** An answer of Node's: somebody waits for it until its head is on its way. */
export interface Answer {
  readonly headersSent: boolean
  once(event: 'close', listener: () => void): unknown
}

/** A step waits no longer for the others: whoever wants the whole of it waits too. */
const WAY_MS = 1

function waiting(): Set<Answer> {
  shared[KEY] ??= new Set()
  return shared[KEY]
}

/** Somebody waits for this answer now. */
export function noteWaiting(answer: Answer): void {
  const all = waiting()
  all.add(answer)
  answer.once('close', () => all.delete(answer))
}

function isSomebodyWaiting(): boolean {
  for (const answer of waiting()) if (!answer.headersSent) return true
  return false
}

/**
 * Between two steps of long work in a web process: settles at once where nobody waits for an answer, and
 * otherwise a millisecond later.
 */
export async function giveWay(): Promise<void> {
  await setImmediate()
  if (isSomebodyWaiting()) await sleep(WAY_MS)
}
