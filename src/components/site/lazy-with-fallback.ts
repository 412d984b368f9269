import { type ComponentType, lazy } from 'react'

export const lazyWithFallback = <Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .then((component) => ({ default: component }))
      .catch(() => ({ default: instead })),
  )
