import { Suspense, useSyncExternalStore } from 'react'
import { lazyWithFallback } from '@/components/site/lazy-with-fallback'
import { appBrowserSystem } from '../app-browser'
import type { AppBrowserHintProps } from './app-browser-hint'

// Shows nothing if it cannot be loaded: the simple form is offered in any case.
const AppBrowserHint = lazyWithFallback<AppBrowserHintProps>(() =>
  import('./app-browser-hint').then((loaded) => loaded.AppBrowserHint),
)

const never = () => () => {}

/** Detected in the browser, so that the page is the same for everybody. */
export function LazyAppBrowserHint({ slug }: { slug: string }) {
  const system = useSyncExternalStore(
    never,
    () => appBrowserSystem(navigator.userAgent),
    () => null,
  )
  return system ? (
    <Suspense fallback={null}>
      <AppBrowserHint system={system} slug={slug} />
    </Suspense>
  ) : null
}
