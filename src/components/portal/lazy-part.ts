import { type ComponentType, lazy } from 'react'

/** Seconds before a part whose script did not load is requested again. */
const WAITS_S = [1, 2, 4, 8, 16]

const Nothing = () => null

async function loadPatiently<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  for (const seconds of WAITS_S) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
  }
  return load().catch(() => Nothing)
}

/**
 * A part of a screen whose script is loaded when it is first shown. On a bad line it is tried again
 * for half a minute; a script that never comes leaves out the part and not the screen.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    loadPatiently(load).then((component) => ({ default: component })),
  )
