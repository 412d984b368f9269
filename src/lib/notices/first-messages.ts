import type { ZodError } from 'zod'

/** The first error of each field, by its path; errors of the whole have no field. */
export function firstMessages(error: ZodError | undefined): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    if (path.length > 0) messages[path.join('.')] ??= message
  }
  return messages
}
