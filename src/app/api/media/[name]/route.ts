import { answerPublicFile } from '@/lib/http/public-file'
import { publicRoute } from '@/lib/http/route'

/** A picture of the media library. */
export const GET = publicRoute<{ name: string }>((request, { name }) =>
  answerPublicFile(request, name),
)
