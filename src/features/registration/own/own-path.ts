/**
 * Returns the registrant's link without its host, because the visitor may use another host. Returns
 * an empty string for an empty or invalid link.
 */
export function toOwnPath(link: string): string {
  if (!URL.canParse(link)) return ''
  const { pathname, search } = new URL(link)
  return pathname + search
}

export const findTokenInOwnPath = (path: string): string | null => {
  const last = path.split('?', 1)[0]?.split('/').at(-1)
  return last ? decodeURIComponent(last) : null
}
