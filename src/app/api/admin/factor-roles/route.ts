import { factorRolesSchema } from '@/features/staff/factor-schema'
import { getFactorRoles, setFactorRoles } from '@/features/staff/server/factors/reset'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('factors.manage', async () => Response.json(await getFactorRoles()))

export const PUT = staffRoute('factors.manage', async (request, _params, actor) =>
  Response.json(await setFactorRoles(await readJson(request, factorRolesSchema), actor)),
)
