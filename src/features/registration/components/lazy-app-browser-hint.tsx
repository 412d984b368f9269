import { Suspense, useSyncExternalStore } from 'react'
import { lazyWithFallback } from '@/components/site/lazy-with-fallback'
import { appBrowserSystem } from '../app-browser'
import type { AppBrowserHintProps } from './app-browser-hint'

// If the code of the hint cannot be loaded, nothing is shown, because the simple form helps in such
// a browser too.
const AppBrowserHint = lazyWithFallback<AppBrowserHintProps>(() =>
  import('./app-browser-hint').then((loaded) => loaded.AppBrowserHint),
)

const never = () => () => {}

/**
 * Shows `AppBrowserHint` in the browser of another app. The script detects that browser, so that
 * the server can send everybody the same page.
 */
export function LazyAppBrowserHint() {
  const system = useSyncExternalStore(
    never,
    () => appBrowserSystem(navigator.userAgent),
    () => null,
  )
  return system ? (
    <Suspense fallback={null}>
      <AppBrowserHint system={system} />
    </Suspense>
  ) : null
}
