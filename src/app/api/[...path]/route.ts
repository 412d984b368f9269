import { AppError } from '@/lib/errors'
import { plainRoute } from '@/lib/http/route'

/** Without it Next would send a page for an unknown address below /api. */
const notHere = plainRoute<{ path: string[] }>(async () => {
  throw new AppError('route.not_found')
})

export { notHere as DELETE, notHere as GET, notHere as PATCH, notHere as POST, notHere as PUT }
