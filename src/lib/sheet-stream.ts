import { PassThrough, Readable } from 'node:stream'
import type { CellValue } from 'exceljs'
import { log } from './log/log'

/** A column of an exported sheet, whatever kind of file it becomes. */
export interface Column {
  key: string
  header: string
  /** In characters. */
  width: number
  /** Excel number format; `@` is text. */
  format?: string
}

export type SheetRow = Record<string, CellValue>

/** Appends rows; settles when the reader is ready for more. */
export type WriteRows = (rows: SheetRow[]) => Promise<void>

/** Writes all rows of a sheet, batch by batch. */
export type FillRows = (writeRows: WriteRows) => Promise<void>

/** What `write` puts into its target, as a body; a failure on the way breaks it off. */
export function streamFrom(write: (target: PassThrough) => Promise<void>): ReadableStream {
  const target = new PassThrough()
  write(target).catch((error) => {
    if (!target.destroyed) log.error({ err: error }, 'export')
    target.destroy(error)
  })
  return Readable.toWeb(target) as ReadableStream
}

/** A reader slower than the database must not fill the memory. */
export async function untilDrained(target: PassThrough): Promise<void> {
  if (target.writableNeedDrain) {
    await new Promise((resume) => target.once('drain', resume).once('close', resume))
  }
}

/** @throws when whoever read it has gone */
export function refuseGivenUp(target: PassThrough): void {
  if (target.destroyed) throw new Error('The download was given up')
}

/** The answer that saves a file as `{name}-{timestamp}.{ending}`. */
export const sheetResponse = (name: string, ending: string, type: string, body: ReadableStream) =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}-${Date.now()}.${ending}"`,
    },
  })
