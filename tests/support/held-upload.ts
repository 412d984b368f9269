import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { pdfOfSize } from './file-samples'

const MEGABYTE = 1024 * 1024
const BOUNDARY = 'held-upload'

interface HeldUpload {
  finish: () => Promise<number>
}

/** Starts a registration and sends its file completely, but does not end the request. */
export async function holdUpload(
  url: string,
  fileField: string,
  megabytes: number,
): Promise<HeldUpload> {
  const sending = request(url, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  const send = (bytes: string | Buffer) =>
    new Promise<void>((resolve, reject) => {
      sending.write(bytes, (error) => (error ? reject(error) : resolve()))
    })
  await send(part('data', '', '{}'))
  await send(part(`file_${fileField}`, '; filename="letter.pdf"', ''))
  const file = pdfOfSize(megabytes * MEGABYTE)
  for (let at = 0; at < file.length; at += MEGABYTE) await send(file.subarray(at, at + MEGABYTE))
  return {
    finish: async () => {
      sending.end(`\r\n--${BOUNDARY}--\r\n`)
      const [response] = await answered
      response.resume()
      return response.statusCode ?? 0
    },
  }
}

const part = (name: string, more: string, content: string) =>
  `\r\n--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}`
