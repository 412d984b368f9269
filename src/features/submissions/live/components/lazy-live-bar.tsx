import { type ComponentProps, lazy, Suspense } from 'react'
import type { LiveBar as Bar } from './live-bar'

const LiveBar = lazy(() => import('./live-bar').then((module) => ({ default: module.LiveBar })))

/** No part of the list's first screen: follows once the list is there. */
export const LazyLiveBar = (props: ComponentProps<typeof Bar>) => (
  <Suspense>{props.results.data && <LiveBar {...props} />}</Suspense>
)
