import type { ZodError } from 'zod'

/**
 * Returns the first message for each field, by the field's path. Errors without a path are left
 * out.
 */
export function firstMessages(error: ZodError | undefined): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    if (path.length > 0) messages[path.join('.')] ??= message
  }
  return messages
}
