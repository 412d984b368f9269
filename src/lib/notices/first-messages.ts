import type { ZodError } from 'zod'

/**
 * Returns the first error message of each field, by the field's path. Errors of the value as a
 * whole are left out.
 */
export function firstMessages(error: ZodError | undefined): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    if (path.length > 0) messages[path.join('.')] ??= message
  }
  return messages
}
