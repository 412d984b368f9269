import 'server-only'
import { EventEmitter } from 'node:events'

/** Next's bundles hear of changes, the web server keeps what they made: one process, one emitter. */
const KEY = Symbol.for('movement.changes')
const shared = globalThis as { [KEY]?: EventEmitter }

function changes(): EventEmitter {
  shared[KEY] ??= new EventEmitter().setMaxListeners(0)
  return shared[KEY]
}

/** Says that something published is another now. Whoever asks Next from here on gets the new one. */
export const announceChange = (): void => void changes().emit('change')

/** Calls `listener` after every change that this process hears of, wherever it was made. */
export const onChange = (listener: () => void): void => void changes().on('change', listener)
