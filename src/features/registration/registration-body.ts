import type { DraftAnswers } from '@/features/answers/answers'
import type { Agreement } from '@/features/forms/notice'
import type { HiddenParts } from '@/lib/suspicion/suspicion'

/**
 * What is sent in addition to the answers: the page's hidden fields and the agreement to the
 * notice.
 */
export type ExtraParts = HiddenParts & Agreement

/** The answers; for a party the shared ones, and those of each person separately. */
interface Sent {
  data: DraftAnswers
  people?: { data: DraftAnswers }[]
}

/**
 * Returns the request body (Spec §7): JSON when no file is chosen, otherwise multipart. The answers
 * are its first part, so that the server can read them even when a file after them is refused.
 * @param split separates the answers of each person of a party
 */
export function buildRegistrationBody(
  answers: DraftAnswers,
  files: ReadonlyMap<string, File>,
  extra: ExtraParts = {},
  split: (answers: DraftAnswers) => Sent = (data) => ({ data }),
): (Sent & ExtraParts) | FormData {
  const sent = split(Object.fromEntries(Object.entries(answers).filter(([id]) => !files.has(id))))
  if (files.size === 0) return { ...sent, ...extra }
  const body = new FormData()
  for (const [name, value] of Object.entries(sent)) body.append(name, JSON.stringify(value))
  for (const [name, value] of Object.entries(extra)) body.append(name, value)
  for (const [id, file] of files) body.append(`file_${id}`, file)
  return body
}
