import 'server-only'
import { PassThrough, Readable } from 'node:stream'
import type { CellValue } from 'exceljs'
import { log } from './log/log'

/** A column of an exported sheet, for CSV and Excel alike. */
export interface Column {
  key: string
  header: string
  /** In characters. */
  width: number
  /** Excel number format; `@` is text. */
  format?: string
}

export type SheetRow = Record<string, CellValue>

/** Appends rows. Resolves when the reader is ready for more. */
export type WriteRows = (rows: SheetRow[]) => Promise<void>

/** Writes all rows of a sheet in batches. */
export type FillRows = (writeRows: WriteRows) => Promise<void>

/** An error of `write` aborts the response and is logged, unless the reader has left. */
export function streamFrom(write: (target: PassThrough) => Promise<void>): ReadableStream {
  const target = new PassThrough()
  write(target).catch((error) => {
    if (!target.destroyed) log.error({ err: error }, 'export')
    target.destroy(error)
  })
  return Readable.toWeb(target) as ReadableStream
}

/** Waits until a slow reader has read what was written, so that it does not fill the memory. */
export async function waitForDrain(target: PassThrough): Promise<void> {
  if (target.writableNeedDrain) {
    await new Promise((resume) => target.once('drain', resume).once('close', resume))
  }
}

/** @throws when the download was aborted */
export function throwIfDownloadAborted(target: PassThrough): void {
  if (target.destroyed) throw new Error('The download was given up')
}

/** Returns a response that the browser saves as `{name}-{timestamp}.{ending}`. */
export const sheetResponse = (name: string, ending: string, type: string, body: ReadableStream) =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}-${Date.now()}.${ending}"`,
    },
  })
