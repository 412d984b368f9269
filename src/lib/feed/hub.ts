import 'server-only'
import { EventEmitter } from 'node:events'
import type { Change } from './change'

/** The bundle that hears the database, Next's routes and the web server: one process, one emitter. */
const KEY = Symbol.for('movement.feed')
const shared = globalThis as { [KEY]?: EventEmitter }

function hub(): EventEmitter {
  shared[KEY] ??= new EventEmitter().setMaxListeners(0)
  return shared[KEY]
}

/** Says what has happened to records to all who follow it in this process. */
export const announce = (change: Change): void => void hub().emit('change', change)

interface Follower {
  onChange: (change: Change) => void
  /** The process ends, or another one takes over. */
  onEnd: () => void
}

/** Calls until what it answers is called. */
export function follow({ onChange, onEnd }: Follower): () => void {
  const on = hub()
  on.on('change', onChange)
  on.on('end', onEnd)
  return () => {
    on.off('change', onChange)
    on.off('end', onEnd)
  }
}

/** Streams never end by themselves: without this a process that stops would wait for them. */
export const endStreams = (): void => void hub().emit('end')
