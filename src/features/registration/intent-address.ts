/** Android's way out of an app: whatever browser the phone prefers opens the address. */
export function intentAddress(
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
  path: string,
) {
  const scheme = protocol.replace(':', '')
  return `intent://${host}${path}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`
}
