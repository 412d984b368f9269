import { AppError } from '@/lib/errors'
import { plainRoute } from '@/lib/http/route'

/**
 * Answers unknown addresses below /api with an error. Without it, Next would answer with a page.
 */
const notHere = plainRoute<{ path: string[] }>(async () => {
  throw new AppError('route.not_found')
})

export { notHere as DELETE, notHere as GET, notHere as PATCH, notHere as POST, notHere as PUT }
