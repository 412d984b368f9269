import 'server-only'
import { AppError } from '../errors'

/**
 * Returns the request's body. Throws AppError 413, with `message`, when the body is too long, and
 * 400 when the connection was lost.
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  message?: string,
): Promise<Buffer> {
  if (Number(request.headers.get('content-length')) > maxBytes) {
    throw new AppError('request.too_large', { message })
  }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) throw new AppError('request.too_large', { message })
      chunks.push(chunk)
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('request.malformed', { cause })
  }
  return Buffer.concat(chunks)
}
