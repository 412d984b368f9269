import { FORM_TOKEN_NAME } from '@/lib/suspicion/suspicion'

export const tokenIn = (html: string): string | undefined =>
  new RegExp(`name="${FORM_TOKEN_NAME}"[^>]*value="([^"]+)"`).exec(html)?.[1]
