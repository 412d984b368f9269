import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import { AppError } from '@/lib/errors'
import { discardFile, stageFile } from '@/lib/storage'
import { cleanText } from '@/lib/text'
import { SUBMISSION_LIMITS } from './constants'
import { identifyUpload, type Upload } from './uploads'

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

const tooLarge = (fieldId: string) => {
  const megabytes = SUBMISSION_LIMITS.fileBytes / 1024 / 1024
  const message = `This file is larger than ${megabytes} MB`
  return new AppError('request.too_large', { message, fields: { [fieldId]: message } })
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
    const { fileBytes, files, answersBytes } = SUBMISSION_LIMITS
    const limits = { fileSize: fileBytes, files, fieldSize: answersBytes, fields: 500 }
    return new Busboy({ headers, limits })
  } catch (cause) {
    throw new AppError('request.malformed', { cause })
  }
}

async function receiveFile(name: string, file: BusboyFileStream, fileName: string) {
  const fieldId = name.slice(FILE_PREFIX.length)
  const staged = await stageFile(file)
  try {
    if (file.truncated) throw tooLarge(fieldId)
    return await identifyUpload(staged, fieldId, cleanText(fileName).slice(0, 200))
  } catch (error) {
    await discardFile(staged)
    throw error
  }
}

const asAppError = (cause: unknown) =>
  cause instanceof AppError ? cause : new AppError('request.malformed', { cause })

/**
 * Streams a multipart body: texts into memory, files straight into staging, never the whole body
 * in memory. Problems are collected, so that a page can show the visitor what was typed.
 */
export async function readParts(request: Request, maxBytes: number): Promise<MultipartParts> {
  const parts: MultipartParts = { texts: [], uploads: [], fileErrors: new Map(), failure: null }
  if (!request.body) return { ...parts, failure: new AppError('request.malformed') }
  const receiving: Promise<void>[] = []
  const received = new Set<string>()
  try {
    const busboy = parser(request)
    busboy.on('field', (name, value) => parts.texts.push([name, value]))
    busboy.on('filesLimit', () => {
      parts.failure = new AppError('submission.too_many_files')
    })
    busboy.on('file', (name, file, fileName) => {
      // An input left empty still sends a part, without a name.
      if (!fileName || !name.startsWith(FILE_PREFIX)) return void file.resume()
      if (received.has(name)) {
        // Spec §2.4: a file field takes one file.
        parts.failure = new AppError('submission.too_many_files')
        return void file.resume()
      }
      received.add(name)
      const receive = receiveFile(name, file, fileName).then(
        (upload) => void parts.uploads.push(upload),
        (error) => void parts.fileErrors.set(name.slice(FILE_PREFIX.length), asAppError(error)),
      )
      receiving.push(receive)
    })
    await pipeline(Readable.fromWeb(request.body as never), capBytes(maxBytes), busboy)
  } catch (error) {
    parts.failure = asAppError(error)
  }
  await Promise.all(receiving)
  return parts
}
