import { execFile, spawn } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { Failure } from '@/runtime/bootstrap/failure.mjs'
import { FAILED_RESULT, PASSED_RESULT, type Result } from './result'

const binary = (name: string) => path.join(ROOT, 'node_modules', '.bin', name)

export function runBin(name: string, args: string[], env: Record<string, string> = {}) {
  return runExecutable(binary(name), args, env)
}

export function runExecutable(file: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<boolean>((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })
}

export async function readBinOutput(name: string, args: string[]): Promise<string> {
  const options = { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }
  try {
    return (await promisify(execFile)(binary(name), args, options)).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Failure(`${name} could not list the tests.`, `${stdout}\n${stderr}`)
  }
}

export async function runAsOneCheck(
  ...commands: [name: string, ...args: string[]][]
): Promise<Result> {
  for (const [name, ...args] of commands) {
    if (!(await runBin(name, args))) return FAILED_RESULT
  }
  return PASSED_RESULT
}
