import { main as build } from '@/runtime/build/build'
import { findLoopbackPort } from '@/runtime/ports'
import { clusterIn, embeddedServerFolder } from '@/runtime/postgres/home'
import { runningServerPid } from '@/runtime/postgres/leftover'
import { readRunFile } from '@/runtime/run-file'
import { makeDataFolder, removeDataFolder } from '../../tests/support/data-folder'
import { startProduct } from '../../tests/support/product'
import { median } from './measure'

const STARTS = 5

/**
 * Matches the output that says how long the website's start took. Log lines may come between the
 * label and the seconds.
 */
const WEB_STARTED = /^Starting the website… (?:[\s\S]*?\n)?([\d.]+) s$/m

export const processIdsOf = (dataDir: string) => ({
  web: readRunFile(dataDir)?.web?.[0]?.pid ?? 0,
  postgres: runningServerPid(clusterIn(embeddedServerFolder(dataDir))),
})

async function inNewFolder<T>(
  work: (options: { port: number; dataDir: string }) => Promise<T>,
): Promise<T> {
  await build()
  const dataDir = makeDataFolder()
  const port = await findLoopbackPort()
  return work({ port, dataDir }).finally(() => removeDataFolder(dataDir))
}

export const withProduct = <T>(
  work: (address: string, dataDir: string) => Promise<T>,
): Promise<T> =>
  inNewFolder(async (options) => {
    // With TRUST_PROXY, the measurement can send requests from many addresses.
    const product = await startProduct({ ...options, settings: { TRUST_PROXY: '1' } })
    const address = `http://127.0.0.1:${options.port}`
    return work(address, options.dataDir).finally(() => product.stop())
  })

/** Returns the seconds until the web process could serve, as the median of several starts. */
export const measureStarts = (): Promise<number> =>
  inNewFolder(async (options) => {
    const starts: number[] = []
    while (starts.length < STARTS) {
      const product = await startProduct(options)
      await product.stop()
      const [, seconds] = WEB_STARTED.exec(product.output()) ?? []
      if (!seconds) throw new Error('The product has not printed how long its website took')
      starts.push(Number(seconds))
    }
    return median(starts)
  })
