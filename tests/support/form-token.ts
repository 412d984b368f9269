import { FORM_TOKEN_NAME } from '@/lib/suspicion/suspicion'

/** Returns the token in a form's page; undefined when there is none. */
export const tokenIn = (html: string): string | undefined =>
  new RegExp(`name="${FORM_TOKEN_NAME}"[^>]*value="([^"]+)"`).exec(html)?.[1]
