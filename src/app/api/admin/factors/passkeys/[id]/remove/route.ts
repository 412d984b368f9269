import { ownPasswordSchema } from '@/features/staff/factors/schema'
import { removePasskey } from '@/features/staff/factors/server/own-changes'
import { parseId, readJson } from '@/lib/http/body'
import { withCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute<{ id: string }>('account.secure', async (request, { id }, actor) => {
  const { password } = await readJson(request, ownPasswordSchema)
  const at = { actor, headers: request.headers }
  return withCookies({ ok: true }, await removePasskey(parseId(id), password, at))
})
