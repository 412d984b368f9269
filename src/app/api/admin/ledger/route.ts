import { readLedger } from '@/features/ledger/data'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('ledger.use', async () => Response.json(await readLedger()))
