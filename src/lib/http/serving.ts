/** The web server says it, Next's bundle hears it: one process. */
const KEY = Symbol.for('movement.serving')

interface Serving {
  now: Promise<void>
  begin: () => void
}

function serving(): Serving {
  const shared = globalThis as { [KEY]?: Serving }
  if (!shared[KEY]) {
    let begin = () => {}
    const now = new Promise<void>((resolve) => {
      begin = resolve
    })
    shared[KEY] = { now, begin }
  }
  return shared[KEY]
}

/** Settles when this process answers visitors: what they do not wait for begins then. */
export const untilServing = (): Promise<void> => serving().now

/** This process answers visitors from now on. */
export const announceServing = (): void => serving().begin()
