import { revalidateTag } from 'next/cache'

/**
 * Makes every page and read that carries the tag fresh at its next request. Outside a request
 * (scripts, jobs, tests) there is no cache to tell, and Next says so by throwing.
 */
export function invalidate(tag: string): void {
  try {
    revalidateTag(tag, { expire: 0 })
  } catch {}
}
