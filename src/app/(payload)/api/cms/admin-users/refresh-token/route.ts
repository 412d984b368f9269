import { panelDoor, readPanelUser } from '@/features/staff/entrance/server/panel-sign-in'
import { keepSession } from '@/features/staff/entrance/server/sign-in'
import { staffRoute } from '@/lib/http/route'

/** "Stay logged in": the session goes on, and the panel learns until when. */
export const POST = panelDoor(
  staffRoute('portal.enter', async (_request, _params, actor) => {
    const { exp } = await keepSession(actor)
    return Response.json({ user: await readPanelUser(actor.id), exp })
  }),
)
