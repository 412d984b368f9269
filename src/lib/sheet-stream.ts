import 'server-only'
import { PassThrough, Readable } from 'node:stream'
import type { CellValue } from 'exceljs'
import { log } from './log/log'

export interface SheetColumn {
  key: string
  header: string
  /** In characters. */
  width: number
  /** Excel number format; `@` is text. */
  format?: string
}

export type SheetRow = Record<string, CellValue>

type WriteRows = (rows: SheetRow[]) => Promise<void>

export type FillRows = (writeRows: WriteRows) => Promise<void>

/**
 * Streams what `write` writes. An error of `write` aborts the response, and is logged unless the
 * reader has left.
 */
export function streamFromWriter(write: (target: PassThrough) => Promise<void>): ReadableStream {
  const target = new PassThrough()
  write(target).catch((error) => {
    if (!target.destroyed) log.error({ err: error }, 'export')
    target.destroy(error)
  })
  return Readable.toWeb(target) as ReadableStream
}

export async function waitForDrain(target: PassThrough): Promise<void> {
  if (target.writableNeedDrain) {
    await new Promise((resume) => target.once('drain', resume).once('close', resume))
  }
}

export function throwIfDownloadAborted(target: PassThrough): void {
  if (target.destroyed) throw new Error('The download was given up')
}

export const sheetResponse = (name: string, ending: string, type: string, body: ReadableStream) =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}-${Date.now()}.${ending}"`,
    },
  })
