import { AppError } from '@/lib/errors'
import { plainRoute } from '@/lib/http/route'

/** Any other address below /api returns the same shape of error as the rest of it. */
const notHere = plainRoute<{ path: string[] }>(async () => {
  throw new AppError('route.not_found')
})

export { notHere as DELETE, notHere as GET, notHere as PATCH, notHere as POST, notHere as PUT }
