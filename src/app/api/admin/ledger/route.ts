import { readLedger } from '@/features/ledger/server/data'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('ledger.use', async () => Response.json(await readLedger()))
