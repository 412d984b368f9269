import { answerPublicFile } from '@/lib/http/public-file'
import { publicRoute } from '@/lib/http/route'

/** A film of the media library, in the parts a player asks for. */
export const GET = publicRoute<{ name: string }>((request, { name }) =>
  answerPublicFile(request, name),
)
