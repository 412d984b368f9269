import { factorRuleSchema } from '@/features/staff/factors/schema'
import { getRolesRequiringFactor, setFactorRule } from '@/features/staff/factors/server/reset'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'Which roles need a second factor.',
    permission: 'factors.manage',
    returns: '200 `{ roles, from }`: `from` has the times of those that begin later',
  },
  async () => Response.json(await getRolesRequiringFactor()),
)

export const PUT = staffRoute(
  {
    summary:
      'Sets whether a role needs a second factor. Its members without one may do nothing else until they have set one up.',
    permission: 'factors.manage',
    body: factorRuleSchema,
    returns: '200 `{ roles, from }` · 400',
  },
  async ({ body, actor }) => Response.json(await setFactorRule(body, actor)),
)
