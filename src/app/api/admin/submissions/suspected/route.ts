import { listSuspected } from '@/features/submissions/server/suspected'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('submissions.read', async () => Response.json(await listSuspected()))
