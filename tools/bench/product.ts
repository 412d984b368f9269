import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LAUNCHER } from '@/runtime/bootstrap/bootstrap.mjs'
import { findLoopbackPort } from '@/runtime/ports'
import { knownHome } from '@/runtime/postgres/home'

export interface Started {
  /** From the start of the web process until it answered, as the product itself has said. */
  webSeconds: number
}

const WEB_STARTED = /^Starting the website… ([\d.]+) s$/m

/** Starts the product on a new data folder, as `npm start` does but with one web process, and takes all of it away again. */
export async function withProduct(
  work: (address: string, dataDir: string, started: Started) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'data-'))
  // Under root, PostgreSQL's account must be able to pass through.
  chmodSync(dataDir, 0o711)
  const port = await findLoopbackPort()
  // As a service manager would keep it; on a terminal a line for each request would hide the figures.
  const log = `${dataDir}.log`
  const child = spawn(process.execPath, [LAUNCHER, 'start'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      WEB_PROCESSES: '1',
      // So that a measurement can come from many addresses.
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
