import { type ComponentType, lazy } from 'react'

/** Seconds to wait before each retry for a part whose script did not load. */
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
 * A part of a screen whose script is loaded when it is first shown. On a bad connection, loading is
 * retried for half a minute; if the script never loads, only this part is missing and not the
 * screen.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    loadPatiently(load).then((component) => ({ default: component })),
  )
