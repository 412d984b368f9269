import { HttpError } from './client'

/** Thrown when no response of our server arrived, or when the upload was aborted. */
export class ConnectionLostError extends Error {
  constructor(
    /** False only when the server cannot have received the whole body. */
    readonly mayHaveArrived: boolean,
  ) {
    super('The connection was cut')
  }
}

interface UploadOptions {
  body: FormData
  headers: Record<string, string>
  signal: AbortSignal
  onProgress: (sentBytes: number, totalBytes: number) => void
}

/** The most bytes that a phone can send after the last progress report. */
const UNSEEN_BYTES = 1024 * 1024

const filesBytes = (body: FormData) =>
  [...body.values()].reduce((sum, part) => sum + (part instanceof File ? part.size : 0), 0)

/**
 * Uploads with XMLHttpRequest, because it reports the progress. Throws HttpError or
 * ConnectionLostError.
 */
export function uploadWithProgress<T>(path: string, options: UploadOptions): Promise<T> {
  const { body, headers, signal, onProgress } = options
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    let missing = filesBytes(body)
    call.upload.onprogress = ({ loaded, total }) => {
      missing = total - loaded
      onProgress(loaded, total)
    }
    const cut = () => reject(new ConnectionLostError(missing <= UNSEEN_BYTES))
    call.onerror = cut
    call.onabort = cut
    call.onload = () => {
      const { status, responseText } = call
      if (status < 200 || status > 299) {
        return reject(new HttpError(status, responseText, new Headers()))
      }
      try {
        resolve(JSON.parse(responseText))
      } catch {
        // The response does not come from our server, but for example from the sign-in page of a
        // public Wi-Fi network.
        reject(new ConnectionLostError(true))
      }
    }
    call.open('POST', path)
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    signal.addEventListener('abort', () => call.abort())
    call.send(body)
  })
}
