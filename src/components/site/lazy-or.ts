import { type ComponentType, lazy } from 'react'

/** Fetched when it is first shown; `instead` where the connection is cut meanwhile. */
export const lazyOr = <Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .then((component) => ({ default: component }))
      .catch(() => ({ default: instead })),
  )
