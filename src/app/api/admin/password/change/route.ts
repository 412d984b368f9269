import { changePassword } from '@/features/staff/account/server/passwords'
import { changePasswordSchema } from '@/features/staff/credentials'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('portal.enter', async (request, _params, actor) => {
  const input = await readJson(request, changePasswordSchema)
  await changePassword(input, actor)
  return Response.json({ ok: true })
})
