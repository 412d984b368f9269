import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import { pool } from '@/lib/database/db'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  connectDrive,
  disconnectDrive,
  fileAnswerOf,
  type RegisteredFile,
  readFileRow,
  registerFile,
} from '../../support/api/drive'
import { PDF } from '../../support/file-samples'
import type { DriveServer } from '../../support/peers/drive-server'

let drive: DriveServer
beforeEach(async () => {
  drive = await connectDrive()
})
afterEach(() => disconnectDrive(drive))
afterAll(removeCreatedRows)

const linkOf = async (file: RegisteredFile) =>
  `https://drive.google.com/file/d/${(await readFileRow(file)).drive_id}/view?usp=drivesdk`

async function addFile({ submissionId, fieldId }: RegisteredFile): Promise<RegisteredFile> {
  const file = await registerFile(PDF, 'older.pdf')
  await (await pool()).query(
    'update submission_files set submission_id = $2, field_id = $3 where id = $1',
    [file.fileId, submissionId, fieldId],
  )
  return file
}

it('only the file that an answer names becomes its link', async () => {
  const file = await registerFile(PDF, 'newer.pdf')
  const other = await addFile(file)
  const before = await fileAnswerOf(file)

  await uploadToDrive(other)
  expect((await readFileRow(other)).state).toBe('uploaded')
  expect(await fileAnswerOf(file)).toEqual(before)

  await uploadToDrive(file)
  expect(await fileAnswerOf(file)).toBe(await linkOf(file))
})

it('a file that comes after the one its answer names leaves the link alone', async () => {
  const file = await registerFile(PDF, 'newer.pdf')
  const other = await addFile(file)
  await uploadToDrive(file)
  await uploadToDrive(other)
  expect((await readFileRow(other)).state).toBe('uploaded')
  expect(await fileAnswerOf(file)).toBe(await linkOf(file))
})

it.each(['null', '[]', '"text"', '7', '{}'])(
  'a file arrives when its registration holds %s for its answers',
  async (data) => {
    const file = await registerFile()
    const connections = await pool()
    await connections.query('update submissions set data = $2 where id = $1', [
      file.submissionId,
      data,
    ])
    await uploadToDrive(file)
    expect((await readFileRow(file)).state).toBe('uploaded')
    const { rows } = await connections.query(
      'select data::text as data from submissions where id = $1',
      [file.submissionId],
    )
    expect(rows).toEqual([{ data }])
  },
)

it('a file arrives beside answers that cannot be read', async () => {
  const file = await registerFile()
  await (await pool()).query(
    `update submissions set data = data || '{"odd": 7, "none": null, "nested": {"a": 1}}'
     where id = $1`,
    [file.submissionId],
  )
  await uploadToDrive(file)
  expect(await fileAnswerOf(file)).toBe(await linkOf(file))
})
