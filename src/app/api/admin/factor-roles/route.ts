import { factorRuleSchema } from '@/features/staff/factors/schema'
import { getFactorRoles, setFactorRule } from '@/features/staff/factors/server/reset'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('factors.manage', async () => Response.json(await getFactorRoles()))

export const PUT = staffRoute('factors.manage', async (request, _params, actor) =>
  Response.json(await setFactorRule(await readJson(request, factorRuleSchema), actor)),
)
