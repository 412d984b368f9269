import { type ComponentType, lazy } from 'react'

/** Loads a component when it is first shown; shows `instead` when loading fails. */
export const lazyWithFallback = <Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .then((component) => ({ default: component }))
      .catch(() => ({ default: instead })),
  )
