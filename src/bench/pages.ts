import autocannon from 'autocannon'
import { withBarePage } from './bare-page'
import { withProduct } from './product'

const ROUNDS = 5
const ROUND_SECONDS = 3
const CONNECTIONS = 16

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
  })
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times with an error`)
  return requests.average
}

async function compare(home: string, bare: string): Promise<void> {
  const rates = { home: [] as number[], bare: [] as number[] }
  await requestsPerSecond(home)
  await requestsPerSecond(bare)
  // In turn: what else the machine does meets both alike.
  for (let round = 0; round < ROUNDS; round++) {
    rates.home.push(await requestsPerSecond(home))
    rates.bare.push(await requestsPerSecond(bare))
  }
  const [ours, theirs] = [median(rates.home), median(rates.bare)]
  console.log(`home page         ${ours.toFixed(0)} requests/s`)
  console.log(`bare static page  ${theirs.toFixed(0)} requests/s`)
  console.log(`home / bare       ${(ours / theirs).toFixed(2)} (at least 0.85)`)
  if (ours / theirs < 0.85) process.exitCode = 1
}

/** `npm run bench`: the home page beside a bare static page of the same framework and weight. */
export async function main(): Promise<void> {
  await withProduct(async (address) => {
    const { length } = await (await fetch(`${address}/`)).text()
    await withBarePage(length, (bare) => compare(`${address}/`, `${bare}/`))
  })
}
