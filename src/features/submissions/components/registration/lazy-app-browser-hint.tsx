import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { appBrowserSystem } from './app-browser'
import type { AppBrowserHintProps } from './app-browser-hint'

const AppBrowserHint = lazy<ComponentType<AppBrowserHintProps>>(() =>
  import('./app-browser-hint')
    .then(({ AppBrowserHint }) => ({ default: AppBrowserHint }))
    // Cut off while loading: the simple form is offered all the same.
    .catch(() => ({ default: () => null })),
)

const never = () => () => {}

/** Found out in the browser, so that the page is the same for everybody. */
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
