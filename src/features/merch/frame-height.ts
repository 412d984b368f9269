import { FRAME_MIN_HEIGHT_PX } from './constants'

/**
 * The greatest height that is accepted, so that a faulty message does not make the page endless.
 */
const FRAME_MAX_HEIGHT_PX = 20_000

interface Message {
  origin: string
  data: unknown
}

function readData(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

/**
 * Returns the frame's height in pixels, limited to the accepted range. Returns null for a message
 * without a positive height or from another origin (Spec §7).
 */
export function readFrameHeight({ origin, data }: Message, storeOrigin: string): number | null {
  if (origin !== storeOrigin) return null
  const message = readData(data)
  if (typeof message !== 'object' || message === null || !('height' in message)) return null
  const height = Number(message.height)
  if (!Number.isFinite(height) || height <= 0) return null
  return Math.min(Math.max(Math.ceil(height), FRAME_MIN_HEIGHT_PX), FRAME_MAX_HEIGHT_PX)
}
