import type { DraftAnswers } from '@/features/answers/answers'
import type { HiddenParts } from '@/lib/suspicion/suspicion'

/**
 * Spec §7: JSON when no file is chosen, otherwise multipart. The answers go first, so that the
 * server can judge them before the files arrive.
 */
export function buildRegistrationBody(
  answers: DraftAnswers,
  files: ReadonlyMap<string, File>,
  hidden: HiddenParts = {},
): ({ data: DraftAnswers } & HiddenParts) | FormData {
  const data = Object.fromEntries(Object.entries(answers).filter(([id]) => !files.has(id)))
  if (files.size === 0) return { data, ...hidden }
  const body = new FormData()
  body.append('data', JSON.stringify(data))
  for (const [name, value] of Object.entries(hidden)) body.append(name, value)
  for (const [id, file] of files) body.append(`file_${id}`, file)
  return body
}
