import type { ZodError } from 'zod'

/** The first complaint about each field, by its path; those about the whole have no field. */
export function firstMessages(error: ZodError | undefined): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    if (path.length > 0) messages[path.join('.')] ??= message
  }
  return messages
}
