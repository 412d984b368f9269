import { type ComponentType, lazy } from 'react'

/**
 * If the code cannot be loaded, the part stays as the server sent it and works as without script.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .then((component) => ({ default: component }))
      .catch(() => new Promise<never>(() => undefined)),
  )
