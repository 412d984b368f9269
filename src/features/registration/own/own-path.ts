/**
 * The path of the link to one's own registration, so that it works at the address the visitor uses;
 * empty for an empty or broken link.
 */
export function toOwnPath(link: string): string {
  if (!URL.canParse(link)) return ''
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** The token in such a path; null when there is none. */
export const tokenIn = (path: string): string | null => {
  const last = path.split('?', 1)[0]?.split('/').at(-1)
  return last ? decodeURIComponent(last) : null
}
