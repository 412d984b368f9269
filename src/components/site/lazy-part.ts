import { type ComponentType, lazy } from 'react'

/**
 * A part of a page that the server has rendered, with code that only some pages need. The page
 * stays as it was sent, and works as one without script, until the code is there, or where it
 * cannot be loaded; so nothing changes under a visitor's finger.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .then((component) => ({ default: component }))
      .catch(() => new Promise<never>(() => undefined)),
  )
