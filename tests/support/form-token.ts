import { FORM_TOKEN_NAME } from '@/lib/suspicion/suspicion'

export const formTokenIn = (html: string): string | undefined =>
  new RegExp(`name="${FORM_TOKEN_NAME}"[^>]*value="([^"]+)"`).exec(html)?.[1]
