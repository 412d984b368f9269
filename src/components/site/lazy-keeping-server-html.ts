import { type ComponentType, lazy } from 'react'

/**
 * Loads a component later. If its code cannot be loaded, the part stays as the server sent it and
 * works as without script.
 */
export const lazyKeepingServerHtml = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .then((component) => ({ default: component }))
      .catch(() => new Promise<never>(() => undefined)),
  )
