import 'server-only'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log/log'
import { isDiskFull } from '@/lib/storage/disk-full'
import { discardUploads, receiveFile, type Upload } from './uploads'

const FILE_PREFIX = 'file_'

/** What a multipart body held, as far as it could be read. */
export interface MultipartParts {
  texts: [name: string, value: string][]
  uploads: Upload[]
  /** What was wrong with a file, by field id; the rest of the form is still good. */
  fileErrors: Map<string, AppError>
  /** Why reading stopped early, if it did. */
  failure: AppError | null
}

/** Refuses the byte after the last allowed one. */
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

/** Errors of the disk name a system call; they are not the fault of the request. */
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
    // When a body ends too early the file's stream emits the error first, perhaps before it has a
    // listener.
    file.on('error', () => undefined)
    // An input left empty still sends a part, without a name.
    if (!fileName || !name.startsWith(FILE_PREFIX)) return void file.resume()
    // Spec §2.4: a file field takes one file.
    if (received.has(name)) {
      refuse()
      return void file.resume()
    }
    received.add(name)
    receive(name.slice(FILE_PREFIX.length), file, fileName)
  })
}

/** The limit of a whole body, also where more was read so that the answers are not lost. */
const areTooLarge = (uploads: readonly Upload[]) =>
  uploads.reduce((sum, { size }) => sum + size, 0) > REGISTRATION_LIMITS.bodyBytes

/**
 * Streams a multipart body: texts into memory, files straight into staging, never the whole body
 * in memory. Problems are collected, so that a page can show the visitor what was typed.
 * @throws what went wrong on our side
 */
export async function readParts(request: Request, maxBytes: number): Promise<MultipartParts> {
  const parts: MultipartParts = { texts: [], uploads: [], fileErrors: new Map(), failure: null }
  if (!request.body) return { ...parts, failure: new AppError('request.malformed') }
  const files: BusboyFileStream[] = []
  const receiving: Promise<void>[] = []
  const fault = new AbortController()
  const receive: Receive = (fieldId, file, fileName) => {
    files.push(file)
    const received = receiveFile(fieldId, file, fileName).then(
      (upload) => void parts.uploads.push(upload),
      (error) => {
        // The rest of the body is read, so that answers after the refused file are not lost.
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
    // A file cut off in the middle would never end by itself.
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
