import 'server-only'
import type { Readable } from 'node:stream'
import { arrayBuffer } from 'node:stream/consumers'
import type { drive_v3 } from 'googleapis/build/src/apis/drive/index.js'
import type { ByteRange } from '../storage/file-store'
import { DRIVE_FILE_FIELDS, type Drive } from './client'
import { DriveFailure, responseStatusOf } from './failure'

/**
 * The size of one part of an upload. Google requires a multiple of 256 KiB. An upload holds one
 * part in memory.
 */
const PART_BYTES = 2 * 1024 * 1024
const TIMEOUT_MS = 60_000
const RESUME = 308
const MAX_INTERRUPTIONS = 3

export interface UploadSource {
  size: number
  /** Reads a range of the file. Returns null when the file does not exist. */
  open(span: ByteRange): Promise<Readable | null>
}

/**
 * Returns the URL of a new upload session. Google keeps a session for a week, longer than an upload
 * takes.
 */
async function startSession(
  { account, rootUrl }: Drive,
  metadata: drive_v3.Schema$File,
  { size }: UploadSource,
  signal: AbortSignal,
): Promise<string> {
  const query = new URLSearchParams({
    uploadType: 'resumable',
    supportsAllDrives: 'true',
    fields: DRIVE_FILE_FIELDS,
  })
  const { headers } = await account.request({
    url: `${rootUrl}/upload/drive/v3/files?${query}`,
    method: 'POST',
    headers: {
      'x-upload-content-type': metadata.mimeType ?? '',
      'x-upload-content-length': String(size),
    },
    data: metadata,
    retry: false,
    timeout: TIMEOUT_MS,
    signal,
  })
  const address = headers.get('location')
  if (!address) throw new DriveFailure('outage')
  return address
}

type Progress = drive_v3.Schema$File | number

interface Session {
  drive: Drive
  address: string
  file: UploadSource
  signal: AbortSignal
}

async function put(
  session: Session,
  range: string,
  part: ArrayBuffer | undefined,
): Promise<Progress> {
  const { data, status, headers } = await session.drive.account.request<drive_v3.Schema$File>({
    url: session.address,
    method: 'PUT',
    headers: { 'content-range': `bytes ${range}/${session.file.size}` },
    data: part,
    // Google's 308 asks for the next part; it is not a redirect.
    validateStatus: (status) => (status >= 200 && status < 300) || status === RESUME,
    retry: false,
    timeout: TIMEOUT_MS,
    signal: session.signal,
  })
  if (status !== RESUME) return data
  const [, last] = /^bytes=0-(\d+)$/.exec(headers.get('range') ?? '') ?? []
  return last === undefined ? 0 : Number(last) + 1
}

async function putPart(session: Session, at: number): Promise<Progress> {
  const { file } = session
  const span = { start: at, end: Math.min(at + PART_BYTES, file.size) - 1 }
  const bytes = span.end < at ? null : await file.open(span)
  if (!bytes) throw new DriveFailure('lost')
  // An ArrayBuffer, because after a failure the client library would search a Buffer byte by byte
  // for secrets, which takes 0.4 s.
  const part = await arrayBuffer(bytes)
  if (part.byteLength === 0) throw new DriveFailure('lost')
  return put(session, `${at}-${at + part.byteLength - 1}`, part)
}

const requestProgress = (session: Session) => put(session, '*', undefined)

const isTemporary = (error: unknown) =>
  !(error instanceof DriveFailure) && (responseStatusOf(error) ?? 500) >= 500

async function putAll(session: Session): Promise<drive_v3.Schema$File> {
  let furthest = 0
  let interruptions = 0
  let progress: Progress | null = 0
  for (;;) {
    try {
      progress =
        progress === null ? await requestProgress(session) : await putPart(session, progress)
      if (typeof progress === 'object') return progress
      if (progress > furthest) interruptions = 0
      furthest = Math.max(furthest, progress)
    } catch (error) {
      interruptions += 1
      if (interruptions > MAX_INTERRUPTIONS || session.signal.aborted || !isTemporary(error))
        throw error
      progress = null
    }
  }
}

export async function uploadResumable(
  drive: Drive,
  metadata: drive_v3.Schema$File,
  file: UploadSource,
  signal: AbortSignal,
): Promise<drive_v3.Schema$File> {
  const address = await startSession(drive, metadata, file, signal)
  return putAll({ drive, address, file, signal })
}
