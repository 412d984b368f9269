import type { DraftAnswers } from '@/features/answers/answers'
import type { NoticeAgreement } from '@/features/forms/notice'
import type { HiddenFields } from '@/lib/suspicion/suspicion'

export type ExtraParts = HiddenFields & NoticeAgreement

interface Sent {
  data: DraftAnswers
  people?: { data: DraftAnswers }[]
}

/**
 * Builds the body of a request: an object for JSON, or multipart when there are files. The answers
 * come first (Spec §7), so that they can be read when a file after them is refused.
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
