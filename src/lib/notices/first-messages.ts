import type { ZodError } from 'zod'

/** By the field's path, without the errors of the value as a whole. */
export function firstMessages(error: ZodError | undefined): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    if (path.length > 0) messages[path.join('.')] ??= message
  }
  return messages
}
