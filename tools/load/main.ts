import { parseArgs } from 'node:util'
import { seededChance } from '@/demo/chance'
import { Failure } from '@/runtime/bootstrap/failure.mjs'
import { findLoopbackPort } from '@/runtime/ports'
import { readRunFile } from '@/runtime/run-file'
import { makePreparedFolder, removeDataFolder } from '../../tests/support/data-folder'
import { setUpPortal } from '../../tests/support/portal'
import { createForm } from '../../tests/support/portal-forms'
import { startProduct } from '../../tests/support/product'
import { DayClock } from './clock'
import { Histograms } from './histogram'
import { type Registered, visit } from './phone'
import { drawPlan } from './plan'
import { prove } from './proof'
import { asText } from './report'
import { work } from './staff'

const HELP = `npm run measure -- load [--minutes 5] [--phones 600] [--processes 2] [--kill 1]
  --phones     how many a minute open the form
  --processes  web processes
  --kill       this one of them ends by SIGKILL in the middle: the first has the background jobs`

function readOptions(args: string[]) {
  const number = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = {
    minutes: number,
    phones: number,
    processes: number,
    kill: number,
    help: flag,
  }
  const { values } = parseArgs({ args, options })
  const asNumber = (text: string | undefined, usual: number) => {
    const value = Number(text ?? usual)
    if (!(value > 0)) throw new Failure(`"${text}" is no number above 0.\n\n${HELP}`)
    return value
  }
  return {
    isHelp: values.help ?? false,
    killed: values.kill === undefined ? null : asNumber(values.kill, 1),
    minutes: asNumber(values.minutes, 5),
    phones: asNumber(values.phones, 600),
    processes: asNumber(values.processes, 2),
  }
}

/**
 * `npm run measure -- load`: simulates an event day in five minutes on a new product. All actions
 * are planned beforehand and start at their time, however slow the responses are. Exits with 1 when
 * a registration is lost, doubled or given up, when a file has other bytes, or, unless a process
 * was killed, when anything failed.
 */
export async function main(args: string[]): Promise<void> {
  const { isHelp, killed, minutes, phones, processes } = readOptions(args)
  if (isHelp) return console.log(HELP)
  const plan = drawPlan(seededChance(14), minutes, phones)
  const dataDir = makePreparedFolder()
  const settings = { WEB_PROCESSES: String(processes), TRUST_PROXY: '1' }
  const product = await startProduct({ port: await findLoopbackPort(), dataDir, settings })
  const slug = 'event-day'
  const portal = await setUpPortal(product.address)
  const form = { ...(await createForm(portal, slug)), slug }
  const files = plan.phones.filter(({ file }) => file).length
  console.log(
    `${plan.phones.length} phones, ${files} with a file, and ${plan.deeds.length} deeds of staff in ${minutes} minutes, on ${processes} web processes`,
  )
  const histograms = new Histograms()
  const clock = new DayClock(histograms)
  const answered: Registered[] = []
  let gaveUp = 0
  const phone = async (one: (typeof plan.phones)[number]) => {
    const registered = await visit(one, { address: product.address, form, clock })
    if (registered) answered.push(registered)
    else gaveUp += 1
  }
  const kill = async (place: number) => {
    await clock.until(plan.lastsMs / 2)
    const pid = readRunFile(dataDir)?.web?.[place - 1]?.pid
    if (!pid) throw new Failure(`There is no web process ${place}.`)
    process.kill(pid, 'SIGKILL')
  }
  try {
    await Promise.all([
      ...plan.phones.map(phone),
      ...plan.deeds.map((deed) => work(deed, { portal, formId: form.id, clock })),
      killed === null ? undefined : kill(killed),
    ])
    const { lines } = await prove(portal, answered, gaveUp)
    const failures = [...histograms.byAction.values()].flatMap(({ errors }) => [...errors.values()])
    const failed = failures.reduce((sum, count) => sum + count, 0)
    const wasKilled = killed === null ? '' : `, with web process ${killed} killed`
    lines.push([`${failed} requests failed${wasKilled}`, killed !== null || failed === 0])
    console.log(`\n${asText(histograms)}`)
    for (const [line, isKept] of lines) console.log(isKept ? 'ok    ' : 'BROKEN', line)
    process.exitCode = lines.every(([, isKept]) => isKept) ? 0 : 1
  } finally {
    await product.stop()
    removeDataFolder(dataDir)
  }
  process.exit()
}
