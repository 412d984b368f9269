import 'server-only'
import type { Readable } from 'node:stream'
import { buffer as readWhole } from 'node:stream/consumers'
import type { drive_v3 } from 'googleapis/build/src/apis/drive/index.js'
import type { Span } from '../storage/file-store'
import type { Drive } from './client'
import { DriveFailure, statusOf } from './failure'

/** Google takes multiples of 256 KiB. One part at a time is all the memory an upload needs. */
const PART_BYTES = 2 * 1024 * 1024
const TIMEOUT_MS = 60_000
const RESUME = 308
/** Cuts in a row without one byte of progress before the attempt is over. */
const CUTS = 3

export const FILE_FIELDS = 'id, size, sha256Checksum, trashed, webViewLink'

export interface SourceFile {
  /** Bytes. */
  size: number
  /** Null when it is not there. */
  open(span: Span): Promise<Readable | null>
}

/** Where the parts go. Google keeps it for a week; an attempt ends long before. */
async function startSession(
  { account, rootUrl }: Drive,
  metadata: drive_v3.Schema$File,
  { size }: SourceFile,
  signal: AbortSignal,
): Promise<string> {
  const query = new URLSearchParams({
    uploadType: 'resumable',
    supportsAllDrives: 'true',
    fields: FILE_FIELDS,
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

/** The finished file, or the byte that the drive wants next. */
type Progress = drive_v3.Schema$File | number

interface Session {
  drive: Drive
  address: string
  file: SourceFile
  signal: AbortSignal
}

async function put(session: Session, range: string, part: Buffer | undefined): Promise<Progress> {
  const { data, status, headers } = await session.drive.account.request<drive_v3.Schema$File>({
    url: session.address,
    method: 'PUT',
    headers: { 'content-range': `bytes ${range}/${session.file.size}` },
    data: part,
    // 308 says "go on" here and carries no address to follow.
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
  const part = await readWhole(bytes)
  if (part.length === 0) throw new DriveFailure('lost')
  return put(session, `${at}-${at + part.length - 1}`, part)
}

const askHowFar = (session: Session) => put(session, '*', undefined)

/** A cut connection or a moment's trouble of the server; the session outlives both. */
const isPassing = (error: unknown) =>
  !(error instanceof DriveFailure) && (statusOf(error) ?? 500) >= 500

async function putAll(session: Session): Promise<drive_v3.Schema$File> {
  let furthest = 0
  let cuts = 0
  let progress: Progress | null = 0
  for (;;) {
    try {
      progress = progress === null ? await askHowFar(session) : await putPart(session, progress)
      if (typeof progress === 'object') return progress
      if (progress > furthest) cuts = 0
      furthest = Math.max(furthest, progress)
    } catch (error) {
      cuts += 1
      if (cuts > CUTS || session.signal.aborted || !isPassing(error)) throw error
      // What of the part has arrived only the drive knows.
      progress = null
    }
  }
}

/** Uploads a file in parts, going on where the drive says it has come to. */
export async function uploadResumable(
  drive: Drive,
  metadata: drive_v3.Schema$File,
  file: SourceFile,
  signal: AbortSignal,
): Promise<drive_v3.Schema$File> {
  const address = await startSession(drive, metadata, file, signal)
  return putAll({ drive, address, file, signal })
}
