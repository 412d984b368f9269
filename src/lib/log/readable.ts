import 'server-only'
import type { ErrorFields } from './describe-error'

type Line = Record<string, unknown> & {
  level: string
  time: string
  msg?: string
  err?: ErrorFields
  requestId?: string
  method?: string
  path?: string
}

/** Describes the innermost cause. The errors around it say only what was being done. */
function inWords({ type, message, code, cause, at }: ErrorFields): string {
  if (cause) return inWords(cause)
  return [type, code, message, at[0]].filter(Boolean).join(' ')
}

export function toReadableLine(json: string): string {
  const { level, time, msg = '', err, requestId, method, path, ...rest }: Line = JSON.parse(json)
  const { name: _process, pid: _pid, ...fields } = rest
  const others = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  const request = requestId && `${method} ${path} (request ${requestId})`
  const said = [msg, err && inWords(err), ...others, request].filter(Boolean).join(', ')
  return `${new Date(time).toTimeString().slice(0, 8)} ${level}: ${said.replace(/\s+/g, ' ')}\n`
}
