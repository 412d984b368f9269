import 'server-only'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { insertSubmissionFile } from '@/features/delivery/server/outbox'
import { getForm } from '@/features/forms/server/data'
import { findCorrectableField, setAnswer } from '@/features/submissions/records/server/corrections'
import type { Submission } from '@/features/submissions/schema'
import { getSubmission } from '@/features/submissions/server/data'
import type { StaffActor } from '@/lib/access'
import { AppError } from '@/lib/errors'
import { parseJson } from '@/lib/http/body'
import { type MultipartParts, readMultipartParts } from './multipart'
import { discardUploads, removeUnlessCommitted, type StagedUpload, storeFiles } from './uploads'

function only({ texts, uploads, fileErrors, failure }: MultipartParts) {
  if (failure) throw failure
  const [refused] = fileErrors.values()
  if (refused) throw refused
  const [upload, another] = uploads
  if (!upload) throw new AppError('request.malformed')
  if (another) throw new AppError('submission.too_many_files')
  const was = texts.find(([name]) => name === 'was')?.[1]
  return { upload, was: was === undefined ? null : parseJson(was) }
}

async function replace(
  { id, formId }: Submission,
  upload: StagedUpload,
  was: unknown,
  actor: StaffActor,
): Promise<void> {
  const { fieldId, name, mimeType, size } = upload
  const field = findCorrectableField(await getForm(formId), fieldId)
  if (field.fieldType !== 'file') throw new AppError('submission.unknown_field')
  const files = await storeFiles([upload])
  const [file] = files
  if (!file) throw new Error('The file was not kept')
  const stored = { fileId: file.fileId, name, mimeType, size }
  try {
    const change = { fieldId, label: field.label, was, stored }
    await setAnswer(id, change, actor, (tx) => insertSubmissionFile(tx, id, file))
  } catch (error) {
    await removeUnlessCommitted(files, error)
    throw error
  }
}

/** Replaces a file of a registration; the earlier file stays in the history. */
export async function replaceSubmissionFile(
  id: number,
  request: Request,
  actor: StaffActor,
): Promise<Submission> {
  const submission = await getSubmission(id)
  if (!request.headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data')) {
    throw new AppError('request.content_type')
  }
  const parts = await readMultipartParts(request, REGISTRATION_LIMITS.bodyBytes)
  try {
    const { upload, was } = only(parts)
    await replace(submission, upload, was, actor)
  } finally {
    await discardUploads(parts.uploads)
  }
  return getSubmission(submission.id)
}
