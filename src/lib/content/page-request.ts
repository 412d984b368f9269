import 'server-only'
import { draftMode, headers } from 'next/headers'

/**
 * True when the request has the cookie of Next's draft mode. False in scripts, which have no
 * request.
 */
export async function hasPreviewCookie(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch (error) {
    if (error instanceof Error && error.message.includes('outside a request')) return false
    throw error
  }
}

export const pageHeaders = async (): Promise<Headers> => headers()
