import 'server-only'
import { draftMode, headers } from 'next/headers'

/** Whether the request of the page that is rendered has the preview's cookie; false in scripts. */
export async function hasPreviewCookie(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch (error) {
    if (error instanceof Error && error.message.includes('outside a request')) return false
    throw error
  }
}

/** The headers of the request of the page that is rendered. */
export const pageHeaders = async (): Promise<Headers> => headers()
