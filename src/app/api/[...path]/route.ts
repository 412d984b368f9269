import { AppError } from '@/lib/errors'
import { publicRoute } from '@/lib/http/route'

/** Any other address below /api answers in the same shape as the rest of it. */
const notHere = publicRoute<{ path: string[] }>(async () => {
  throw new AppError('route.not_found')
})

export { notHere as DELETE, notHere as GET, notHere as PATCH, notHere as POST, notHere as PUT }
