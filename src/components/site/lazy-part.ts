import { type ComponentType, lazy } from 'react'

/**
 * A part of a page that the server has rendered, with code that only some pages need. Until the
 * code has loaded, and if it cannot be loaded, the part stays as the server sent it and works as
 * without script. Otherwise it could disappear while a visitor uses it.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .then((component) => ({ default: component }))
      .catch(() => new Promise<never>(() => undefined)),
  )
