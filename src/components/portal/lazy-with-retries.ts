import { type ComponentType, lazy } from 'react'

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
 * Like React's `lazy`, but tries again when loading fails. If the script never loads, only this
 * component is missing, not the whole screen.
 */
export const lazyWithRetries = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    loadPatiently(load).then((component) => ({ default: component })),
  )
