import 'server-only'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { S3Settings } from '../env'
import type { ByteRange, FileArea, FileStore, StagedFile } from './file-store'
import { discardStagedFile } from './folder-store'
import { openS3 } from './s3-client'
import { toStorageTrouble } from './trouble'

const ATTEMPTS = 3

/**
 * The prefix of an area's names in the bucket. Public files have none, because Payload's uploads
 * store them without a prefix.
 */
const FOLDERS: Record<FileArea, string> = { private: 'private/', public: '' }

const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes((error as Error).name)
const isTaken = (error: unknown) =>
  ['PreconditionFailed', 'ConditionalRequestConflict'].includes((error as Error).name)

/**
 * True for a name without control characters. No file of ours has them in its name, and S3 stores
 * fail on them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const isName = (name: string) => !/[\u0000-\u001f\u007f]/.test(name)

const rangeOf = (span: ByteRange | undefined) => span && `bytes=${span.start}-${span.end}`

/** A store in an S3 bucket. Throws StorageTrouble when a request fails. */
export function s3Store(settings: S3Settings, area: FileArea): FileStore {
  const prefix = FOLDERS[area]
  const keyOf = (name: string) => prefix + path.basename(name)
  const ask = async <T>(work: (s3: Awaited<ReturnType<typeof openS3>>) => Promise<T>) => {
    try {
      return await work(await openS3(settings))
    } catch (error) {
      throw toStorageTrouble(error)
    }
  }

  /**
   * Sends the file in one request. Returns false when `isNew` and the name is taken. The store
   * compares the bytes with the hash in the signature, so it refuses bytes that changed on the way.
   */
  const send = (staged: StagedFile, name: string, isNew: boolean) =>
    ask(async ({ sdk, client, bucket: Bucket }) => {
      const command = new sdk.PutObjectCommand({
        ...{ Bucket, Key: keyOf(name), Body: createReadStream(staged.path) },
        ...{ ContentLength: staged.size, IfNoneMatch: isNew ? '*' : undefined },
      })
      command.middlewareStack.add(
        (next) => (args) => {
          const { headers } = args.request as { headers: Record<string, string> }
          headers['x-amz-content-sha256'] = staged.sha256
          return next(args)
        },
        { step: 'build' },
      )
      try {
        await client.send(command)
        return true
      } catch (error) {
        if (isNew && isTaken(error)) return false
        throw error
      }
    })

  const stat = (name: string) =>
    ask(async ({ sdk, client, bucket: Bucket }) => {
      if (!isName(name)) return null
      try {
        const found = await client.send(new sdk.HeadObjectCommand({ Bucket, Key: keyOf(name) }))
        return {
          size: found.ContentLength ?? 0,
          changedAt: found.LastModified ?? new Date(0),
        }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    })

  const list = () =>
    ask(async ({ sdk, client, bucket: Bucket }) => {
      const input = { Bucket, Prefix: prefix, Delimiter: '/' }
      const found: { name: string; changedAt: Date }[] = []
      for await (const { Contents } of sdk.paginateListObjectsV2({ client }, input)) {
        for (const { Key, LastModified } of Contents ?? []) {
          if (Key)
            found.push({ name: Key.slice(prefix.length), changedAt: LastModified ?? new Date() })
        }
      }
      return found
    })

  const open = (name: string, span?: ByteRange) =>
    ask(async ({ sdk, client, bucket: Bucket }) => {
      if (!isName(name)) return null
      const input = { Bucket, Key: keyOf(name), Range: rangeOf(span) }
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(input))
        return Body as Readable
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    })

  const remove = (name: string) =>
    ask(async ({ sdk, client, bucket: Bucket }) => {
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(name) }))
    })

  return {
    ...{ stat, open, remove },
    put: async (staged, name, { isNew } = { isNew: false }) => {
      // Looks for the name first, because some stores ignore `If-None-Match`.
      if (isNew && (await stat(name))) return false
      for (let attempt = 1; ; attempt++) {
        try {
          if (!(await send(staged, name, isNew))) return false
          break
        } catch (error) {
          // The AWS client cannot resend a stream, so the retry is made here. After an error about
          // this machine's clock, the client has corrected its time and a retry can succeed.
          const { isPassing, reason } = toStorageTrouble(error)
          if (attempt === ATTEMPTS || !(isPassing || reason === 'clock')) throw error
        }
      }
      await discardStagedFile(staged)
      return true
    },
    names: async () => (await list()).map(({ name }) => name),
    olderThan: async (before) =>
      (await list()).filter(({ changedAt }) => changedAt < before).map(({ name }) => name),
    check: () =>
      ask(async ({ sdk, client, bucket: Bucket }) => {
        const Key = keyOf(`.probe-${randomUUID()}`)
        await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: 'x' }))
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }))
        await Body?.transformToString()
        await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: Key, MaxKeys: 1 }))
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }))
      }),
  }
}
