import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LAUNCHER } from '@/runtime/bootstrap/bootstrap.mjs'
import { findLoopbackPort } from '@/runtime/ports'
import { knownHome } from '@/runtime/postgres/home'

export interface Started {
  /** Seconds until the web process could serve, as the product printed it. */
  webSeconds: number
}

const WEB_STARTED = /^Starting the website… ([\d.]+) s$/m

/**
 * Starts the product on a new data folder, like `npm start` but with one web process, and removes
 * everything at the end.
 */
export async function withProduct(
  work: (address: string, dataDir: string, started: Started) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'data-'))
  // When started as root, PostgreSQL runs under another account, which must be able to pass
  // through.
  chmodSync(dataDir, 0o711)
  const port = await findLoopbackPort()
  // The log goes to a file, as under a service manager, because request lines in the terminal would
  // hide the figures.
  const log = `${dataDir}.log`
  const child = spawn(process.execPath, [LAUNCHER, 'start'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      WEB_PROCESSES: '1',
      // Lets the measurement send requests from many addresses.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', openSync(log, 'w')],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  try {
    let said = ''
    await new Promise<void>((resolve, reject) => {
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        process.stdout.write(text)
        said += text
        if (/^Ready at /m.test(said)) resolve()
      })
      void ended.then(() =>
        reject(new Error(`The product ended instead of starting:\n${readFileSync(log, 'utf8')}`)),
      )
    })
    await work(`http://127.0.0.1:${port}`, dataDir, {
      webSeconds: Number(WEB_STARTED.exec(said)?.[1]),
    })
  } finally {
    child.kill('SIGTERM')
    await ended
    rmSync(knownHome(dataDir), { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
    rmSync(log, { force: true })
  }
}
