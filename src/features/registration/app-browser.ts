/** Browsers inside other apps, whose file buttons often do nothing. */
const APPS =
  /\bFB(AN|AV|_IAB|IOS)\b|Instagram|Messenger|MicroMessenger|musical_ly|BytedanceWebview|\bLine\//

/** The system under an app's own browser; null in a browser of its own. */
export function appBrowserSystem(userAgent: string): 'android' | 'ios' | null {
  if (!APPS.test(userAgent)) return null
  if (/Android/.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : null
}

/** Android's way out of an app: whatever browser the phone prefers opens the address. */
export function intentAddress(
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
  path: string,
) {
  const scheme = protocol.replace(':', '')
  return `intent://${host}${path}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`
}
