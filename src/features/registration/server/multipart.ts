import 'server-only'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log/log'
import { isDiskFull } from '@/lib/storage/disk-full'
import { discardUploads, receiveFile, type StagedUpload } from './uploads'

const FILE_PREFIX = 'file_'

export interface MultipartParts {
  texts: [name: string, value: string][]
  uploads: StagedUpload[]
  /** The error of each refused file, by field id; the other parts can still be used. */
  fileErrors: Map<string, AppError>
  /** Why the whole body is refused; null when it is accepted. */
  failure: AppError | null
}

function capBytes(maxBytes: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) done(new AppError('request.too_large'))
      else done(null, chunk)
    },
  })
}

function parser(request: Request) {
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' } as BusboyHeaders
    const { fileBytes, files, answersBytes, parts } = REGISTRATION_LIMITS
    const limits = { fileSize: fileBytes, files, fieldSize: answersBytes, fields: parts }
    return new Busboy({ headers, limits })
  } catch (cause) {
    throw new AppError('request.malformed', { cause })
  }
}

const asAppError = (cause: unknown) =>
  cause instanceof AppError ? cause : new AppError('request.malformed', { cause })

function refuseForLackOfRoom(parts: MultipartParts, fieldId: string, cause: unknown): void {
  log.error({ err: cause }, 'a file could not be stored')
  parts.fileErrors.set(fieldId, new AppError('storage.full', { cause }))
}

/**
 * True for an error of the disk. Node's file errors have a `syscall`; errors of the request do not.
 */
const isOurFault = (error: unknown) => error instanceof Error && 'syscall' in error

type Parser = ReturnType<typeof parser>

function keepTexts(busboy: Parser, parts: MultipartParts): void {
  let bytes = 0
  const refuse = () => {
    parts.failure = new AppError('request.too_large')
  }
  busboy.on('field', (name, value, _isNameCut, isValueCut) => {
    bytes += Buffer.byteLength(value)
    if (isValueCut || bytes > REGISTRATION_LIMITS.answersBytes) refuse()
    else parts.texts.push([name, value])
  })
  busboy.on('fieldsLimit', refuse)
}

type Receive = (fieldId: string, file: BusboyFileStream, fileName: string) => void

function keepFiles(busboy: Parser, parts: MultipartParts, receive: Receive): void {
  const received = new Set<string>()
  const refuse = () => {
    parts.failure = new AppError('submission.too_many_files')
  }
  busboy.on('filesLimit', refuse)
  busboy.on('file', (name, file, fileName) => {
    // When the body ends too early, the stream emits an error. Without this listener the error
    // would end the process.
    file.on('error', () => undefined)
    // A file input without a file sends a part with an empty file name.
    if (!fileName) return void file.resume()
    const isUnknown = !name.startsWith(FILE_PREFIX)
    if (isUnknown) parts.failure = new AppError('submission.unknown_field')
    // A file field takes one file (Spec §2.4); with a second one the whole body is refused.
    else if (received.has(name)) refuse()
    if (isUnknown || received.has(name)) return void file.resume()
    received.add(name)
    receive(name.slice(FILE_PREFIX.length), file, fileName)
  })
}

/**
 * True when the files together exceed the limit for a body. This is checked again here, because the
 * caller's `maxBytes` may be above the limit.
 */
const areTooLarge = (uploads: readonly StagedUpload[]) =>
  uploads.reduce((sum, { size }) => sum + size, 0) > REGISTRATION_LIMITS.bodyBytes

/**
 * Reads a multipart body and streams its files into staging. With a `refusal`, no file is stored.
 * Errors of the request are returned, so that a page can show the answers again. Throws errors of
 * the disk, except that of a full disk.
 */
export async function readMultipartParts(
  request: Request,
  maxBytes: number,
  refusal: AppError | null = null,
): Promise<MultipartParts> {
  const parts: MultipartParts = { texts: [], uploads: [], fileErrors: new Map(), failure: null }
  if (!request.body) return { ...parts, failure: new AppError('request.malformed') }
  const files: BusboyFileStream[] = []
  const receiving: Promise<void>[] = []
  const fault = new AbortController()
  const receive: Receive = (fieldId, file, fileName) => {
    files.push(file)
    if (refusal) {
      parts.fileErrors.set(fieldId, refusal)
      return void file.resume()
    }
    const received = receiveFile(fieldId, file, fileName).then(
      (upload) => void parts.uploads.push(upload),
      (error) => {
        if (isDiskFull(error)) refuseForLackOfRoom(parts, fieldId, error)
        else if (isOurFault(error)) fault.abort(error)
        else parts.fileErrors.set(fieldId, asAppError(error))
      },
    )
    receiving.push(received)
  }
  try {
    const busboy = parser(request)
    keepTexts(busboy, parts)
    keepFiles(busboy, parts, receive)
    const body = Readable.fromWeb(request.body as never)
    await pipeline(body, capBytes(maxBytes), busboy, { signal: fault.signal })
  } catch (error) {
    const failure = asAppError(error)
    parts.failure = failure
    // Ends the streams of files that were cut off; otherwise the wait for them below never ends.
    for (const file of files) file.destroy(failure)
  }
  await Promise.all(receiving)
  if (fault.signal.aborted) {
    await discardUploads(parts.uploads)
    throw fault.signal.reason
  }
  if (areTooLarge(parts.uploads)) parts.failure ??= new AppError('request.too_large')
  return parts
}
