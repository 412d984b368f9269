/** Matches user agents of browsers inside other apps, in which file inputs often do not work. */
const APPS =
  /\bFB(AN|AV|_IAB|IOS)\b|Instagram|Messenger|MicroMessenger|musical_ly|BytedanceWebview|\bLine\//

/**
 * Returns the operating system of a phone when the page is open in the browser of another app, such
 * as Facebook; otherwise null.
 */
export function appBrowserSystem(userAgent: string): 'android' | 'ios' | null {
  if (!APPS.test(userAgent)) return null
  if (/Android/.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : null
}

/** Returns an Android intent URL, which opens the page in the phone's default browser. */
export function androidIntentUrl({
  protocol,
  host,
  pathname,
  search,
}: Pick<Location, 'protocol' | 'host' | 'pathname' | 'search'>) {
  const scheme = protocol.replace(':', '')
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`
}
